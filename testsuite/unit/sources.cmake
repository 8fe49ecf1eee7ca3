# SPDX-License-Identifier: GPL-3.0-or-later
# The sources of the unit tests that are also built for other machines
# (testsuite/cross/unit), in their folders.
set (unit "${CMAKE_CURRENT_LIST_DIR}")

set (runtime_tests)
foreach (name IN ITEMS call checks power-tests values)
  list (APPEND runtime_tests ${unit}/float/float-${name}.cc)
endforeach ()
foreach (name IN ITEMS cpu-tests emitter-tests exhaustive-tests guarded number-checks
         other-checks print-checks stream-checks string-checks versions)
  list (APPEND runtime_tests ${unit}/runtime/${name}.cc)
endforeach ()

set (itoa_class_tests ${unit}/itoa/class-tests.cc ${unit}/itoa/other-unit.cc)

set (lines_tests ${unit}/runtime/guarded.cc)
foreach (name IN ITEMS big-tests block-tests class-tests count-tests fault-tests
         guard-tests inputs property-tests scan-tests signal-tests)
  list (APPEND lines_tests ${unit}/lines/${name}.cc)
endforeach ()
