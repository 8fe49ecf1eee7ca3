-- Text made of integers, in the ways that reach snprintf in the interpreter.
local edges = { 0, 1, -1, 9, 10, 99, 255, 65535, 2^31, -2^31, 1e15, 1.5,
                math.maxinteger, math.mininteger, math.pi, 1/0, -1/0 }
for _, v in ipairs (edges) do
  print (v, tostring (v), v .. "")
  if math.tointeger (v) then
    local i = math.tointeger (v)
    print (string.format ("%d|%5d|%-5d|%05d|%x|%X|%o|%+d", i, i, i, i, i, i, i, i))
    print (string.format ("%10.4d|%#x|%.3d|%i", i, i, i, i))
  end
  print (string.format ("%g %.14g %e %a", v, v, v, v))
end
for i = 1, 2000 do
  io.write (i * 7919 % 100003, i % 20 == 0 and "\n" or " ")
end
print (string.format ("%s %10s %-10s| %.3s %q %c", "text", "right", "left",
                      "truncated", "quoted\n", 65))
print (pcall (string.format, "%d", "x"))
print (pcall (string.rep))
print (pcall (load, "x ="))
print (load ("x = = 3"))
print (os.date ("!%Y-%m-%dT%H:%M:%SZ", 86399))
print (select (2, pcall (error, { })) ~= nil, #tostring (print) > 0)
-- SPDX-License-Identifier: GPL-3.0-or-later
