-- SPDX-License-Identifier: GPL-3.0-or-later
-- Turns integers into strings, as a program that makes keys, identifiers or
-- CSV does, and prints all of them.  Lua does it with snprintf ("%lld").
local count = tonumber (arg[1]) or 3000000
local block, used = {}, 0
local random = 1

for i = 1, count do
  random = (random * 6364136223846793005 + 1442695040888963407)
  local value = random >> (i & 63)
  used = used + 1
  block[used] = "k" .. i .. "=" .. value
  if i % 16 == 0 then
    used = used + 1
    block[used] = tostring (-value)
  end
  if used >= 4000 then
    io.write (table.concat (block, "\n", 1, used), "\n")
    used = 0
  end
end
io.write (table.concat (block, "\n", 1, used), "\n")
