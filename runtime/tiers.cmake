# SPDX-License-Identifier: MIT-0
# The ISA tiers as tiers.def lists them.
#
#   QRINTF_OPTIONS_OF_<TIER>      the compiler's options for it
#   qrintf_tier_list (OUT LIST)   the names in LIST, QRINTF_EMITTER_TIERS and the like
set (tiers_def "${CMAKE_CURRENT_LIST_DIR}/include/qrintf/tiers.def")
set_property (DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${tiers_def}")

set (tier "[a-z0-9]+")
file (STRINGS "${tiers_def}" rows REGEX "^  ROW \\(DATA, ${tier}, ${tier}, ")
foreach (row IN LISTS rows)
  string (REGEX MATCH "DATA, (${tier}), (${tier})" names "${row}")
  set (name ${CMAKE_MATCH_1})
  set (options "${QRINTF_OPTIONS_OF_${CMAKE_MATCH_2}}")
  # HAS (AVX2) is -mavx2.
  string (REGEX MATCHALL "HAS \\([A-Z0-9]+" extensions "${row}")
  list (TRANSFORM extensions REPLACE "HAS \\(" "-m")
  list (TRANSFORM extensions TOLOWER)
  list (APPEND options ${extensions})
  set (QRINTF_OPTIONS_OF_${name} "${options}" CACHE INTERNAL
       "the compiler's options for ${name}")
endforeach ()

function (qrintf_tier_list out list)
  file (STRINGS "${tiers_def}" line REGEX "^#define ${list}\\(")
  string (REGEX MATCHALL "QRINTF_[a-z0-9]+ \\(" names "${line}")
  list (TRANSFORM names REPLACE "QRINTF_([a-z0-9]+) .*" "\\1")
  set (${out} ${names} PARENT_SCOPE)
endfunction ()
