-- SPDX-License-Identifier: GPL-3.0-or-later
-- Turns floats into strings, as a program that makes CSV or JSON does, and
-- prints all of them: amounts of money, and measurements of many sizes.  Lua
-- does it with snprintf ("%.14g").
local count = tonumber (arg[1]) or 3000000
local unit = { 1e-20, 1e-9, 1e-6, 1e-3, 1.0, 1e3, 1e6, 1e9, 1e100 }
local block, used = {}, 0
local random = 1

for i = 1, count do
  random = random * 6364136223846793005 + 1442695040888963407
  local value
  if i & 1 == 0 then
    value = (random >> (36 + (i & 15))) / 100
  else
    value = (random >> 11) * 0x1p-53 * unit[i % #unit + 1]
  end
  used = used + 1
  block[used] = tostring (value)
  if used >= 4000 then
    io.write (table.concat (block, "\n", 1, used), "\n")
    used = 0
  end
end
io.write (table.concat (block, "\n", 1, used), "\n")
