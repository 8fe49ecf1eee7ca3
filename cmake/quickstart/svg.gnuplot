# SPDX-License-Identifier: GPL-3.0-or-later
# Half of the points as symbols, and the other half joined by a line, into an
# SVG image.  gnuplot makes stdout line buffered, where the plugin's code leaves
# the text to libc; a file of its own is not.
set terminal svg size 1600, 1200
set output "/dev/stdout"
set samples 300000
plot [0:300] sin (x) * exp (-x / 100) with points, cos (x * 17) / 2 with lines
