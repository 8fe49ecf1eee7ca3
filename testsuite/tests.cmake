# SPDX-License-Identifier: GPL-3.0-or-later
# How everything that ctest runs is registered, so that a test's label, what it costs
# and what it says where it fails are the same everywhere.  docs/testing.md says which
# check runs what.
#
#   qrintf_test (NAME COMMAND WORD...
#                [PART NAME]                 of qrintf_part, whose group says which
#                                            check runs it (cmake/check.sh), or
#                [IN default | gate | long]  which does; default if nothing is said
#                [LABELS LABEL...]           what else `ctest -L` finds it by
#                [SECONDS N]                 of one core, for what takes more than a
#                                            few: the longest test begins first
#                [SHARDS N]                  N tests NAME-1 to NAME-N instead of one
#                [TIMEOUT N] [WORKING_DIRECTORY DIR] [ENVIRONMENT NAME=VALUE...])
#
# A command that exits with 77 skips its test.  A program of this build may be named
# by its target.  Shards are told to the command in the variables of GoogleTest, and
# lib/qrintf.exp takes its share of a DejaGnu folder by the same ones.
function (qrintf_test name)
  cmake_parse_arguments (PARSE_ARGV 1 with ""
    "IN;PART;SECONDS;SHARDS;TIMEOUT;WORKING_DIRECTORY" "LABELS;ENVIRONMENT;COMMAND")
  if (with_PART AND NOT with_IN)
    get_property (with_IN GLOBAL PROPERTY QRINTF_GROUP_${with_PART})
  endif ()
  foreach (default IN ITEMS "IN default" "SECONDS 1" "SHARDS 1" "TIMEOUT 900"
           "WORKING_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}")
    string (REGEX MATCH "^([A-Z_]+) (.*)$" matched "${default}")
    if (NOT with_${CMAKE_MATCH_1})
      set (with_${CMAKE_MATCH_1} "${CMAKE_MATCH_2}")
    endif ()
  endforeach ()
  list (POP_FRONT with_COMMAND program)
  if (TARGET "${program}")
    set (program "$<TARGET_FILE:${program}>")
  endif ()
  math (EXPR last "${with_SHARDS} - 1")
  math (EXPR cost "${with_SECONDS} / ${with_SHARDS}")
  foreach (shard RANGE ${last})
    set (test "${name}")
    set (environment "${with_ENVIRONMENT}")
    if (with_SHARDS GREATER 1)
      math (EXPR number "${shard} + 1")
      set (test "${name}-${number}")
      list (APPEND environment "GTEST_TOTAL_SHARDS=${with_SHARDS}"
                   "GTEST_SHARD_INDEX=${shard}")
    endif ()
    add_test (NAME "${test}" WORKING_DIRECTORY "${with_WORKING_DIRECTORY}"
              COMMAND sh "${PROJECT_SOURCE_DIR}/testsuite/run-test.sh"
                      "${test}" "${PROJECT_BINARY_DIR}" "${program}"
                      ${with_COMMAND})
    set_tests_properties ("${test}" PROPERTIES
      LABELS "${with_IN};${with_LABELS}" COST ${cost} TIMEOUT ${with_TIMEOUT}
      SKIP_RETURN_CODE 77 ENVIRONMENT "${environment}")
  endforeach ()
endfunction ()

# qrintf_long_programs (TARGET...): programs that only tests IN long run; not among
# what is built if nothing is said, but by the target long-tests.
add_custom_target (long-tests)
function (qrintf_long_programs)
  set_target_properties (${ARGN} PROPERTIES EXCLUDE_FROM_ALL ON)
  add_dependencies (long-tests ${ARGN})
endfunction ()
