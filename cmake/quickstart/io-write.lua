-- SPDX-License-Identifier: GPL-3.0-or-later
-- Writes integers of all lengths, one a line, in the way that Lua's manual
-- recommends for numbers: io.write, which calls fprintf (file, "%lld").
local count = tonumber (arg[1]) or 3000000
local write = io.write
local random = 1

for i = 1, count do
  random = random * 6364136223846793005 + 1442695040888963407
  write (i, " ", random >> (i & 63), "\n")
end
