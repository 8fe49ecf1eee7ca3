# SPDX-License-Identifier: GPL-3.0-or-later
# The orbit of a comet, a line a step: its time, place and distance from the sun,
# which Newton's step keeps, as a jimsh need not have sqrt.
#
# usage: jimsh orbits.tcl STEPS
set steps [lindex $argv 0]
set dt 0.0005
set x 1.0; set y 0.0
set u 0.0; set v 0.7
set r 1.0
for {set i 0} {$i < $steps} {incr i} {
  set r [expr {0.5 * ($r + ($x * $x + $y * $y) / $r)}]
  set pull [expr {-$dt / ($r * $r * $r)}]
  set u [expr {$u + $pull * $x}]
  set v [expr {$v + $pull * $y}]
  set x [expr {$x + $dt * $u}]
  set y [expr {$y + $dt * $v}]
  puts "[expr {$i * $dt}] $x $y $r"
}
