# SPDX-License-Identifier: MIT-0
# The line reader: its sources, for qrintf_rt.  Sets lines_sources; to be
# included after tiers.  Only finding and counting bytes has a variant for each
# ISA tier, in one table each.
set (lines_plain lines lines-bytes lines-count lines-error lines-guard lines-input
     lines-map lines-open scan/lines-cpu scan/lines-set)
list (TRANSFORM lines_plain PREPEND src/lines/)
list (TRANSFORM lines_plain APPEND .c)

# From Skylake to Cascade Lake, a jump that crosses a boundary of 32 bytes is
# decoded anew each time, which takes 5 to 15 % of the time of an index.
include (CheckCCompilerFlag)
set (lines_options -Wa,-mbranches-within-32B-boundaries)
if (QRINTF_HAVE_X86_64)
  check_c_compiler_flag (${lines_options} QRINTF_HAVE_JUMPS_WITHIN_32B)
endif ()
if (NOT QRINTF_HAVE_JUMPS_WITHIN_32B)
  set (lines_options)
endif ()
if (QRINTF_BY_GCC)
  list (APPEND lines_options -ftree-pre -fmove-loop-invariants)
endif ()

# Sets OUT to the source that compiles lines-scan.c for TIER.
function (qrintf_lines_tier_source out tier)
  set (source "${CMAKE_CURRENT_BINARY_DIR}/lines/lines-scan-${tier}.c")
  file (GENERATE OUTPUT "${source}" CONTENT
        "#include \"${CMAKE_CURRENT_SOURCE_DIR}/src/lines/scan/lines-scan.c\"\n")
  set_source_files_properties ("${source}" PROPERTIES
    COMPILE_OPTIONS "${QRINTF_OPTIONS_OF_${tier}};-fno-tree-slp-vectorize;${lines_options}"
    COMPILE_DEFINITIONS "QRINTF_TIER=${tier}")
  set (${out} "${source}" PARENT_SCOPE)
endfunction ()

set (lines_tiers base)
if (QRINTF_HAVE_X86_64 AND NOT QRINTF_PORTABLE_RUNTIME)
  qrintf_tier_list (lines_tiers QRINTF_LINES_TIERS_BEST_FIRST)
  list (APPEND lines_tiers base)
  set_source_files_properties (src/lines/scan/lines-cpu.c PROPERTIES
    COMPILE_DEFINITIONS QRINTF_LINES_TIERS)
endif ()
set (lines_sources ${lines_plain})
foreach (tier IN LISTS lines_tiers)
  qrintf_lines_tier_source (source ${tier})
  list (APPEND lines_sources "${source}")
endforeach ()
