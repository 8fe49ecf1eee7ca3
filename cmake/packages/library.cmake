# SPDX-License-Identifier: GPL-3.0-or-later
# qrintf_library_control_files (TREE): symbols, shlibs and triggers of
# libqrintf-rt0.1, the DEB whose files are in TREE.
#
# symbols says for each symbol since which version it is there, so that a program
# depends on no newer library than it needs.  It is made by
# debian/libqrintf-rt0.1.symbols, which has a line for each version of the ABI, and
# dpkg-gensymbols; a symbol that no line covers is an error.
macro (qrintf_library_control_files tree)
  set (control "${qrintf_made}/control")
  file (MAKE_DIRECTORY "${control}")
  file (GLOB_RECURSE libraries "${tree}/*.so.*")
  set (options)
  foreach (library IN LISTS libraries)
    if (NOT IS_SYMLINK "${library}")
      list (APPEND options "-e${library}")
    endif ()
  endforeach ()
  if (CPACK_QRINTF_HOST_PACKAGES)
    list (APPEND options "-a${CPACK_DEBIAN_PACKAGE_ARCHITECTURE}")
  endif ()
  execute_process (
    COMMAND dpkg-gensymbols -c4 -plibqrintf-rt0.1 "-v${qrintf_upstream}"
            "-P${tree}" "-I${CPACK_QRINTF_FILES}/debian/libqrintf-rt0.1.symbols"
            "-O${control}/symbols" ${options}
    WORKING_DIRECTORY "${qrintf_made}" OUTPUT_VARIABLE said
    ERROR_VARIABLE errors RESULT_VARIABLE status)
  if (NOT status EQUAL 0)
    message (FATAL_ERROR "libqrintf_rt.so has symbols that \
debian/libqrintf-rt0.1.symbols does not know:\n${said}${errors}")
  endif ()
  # For who has no use for symbols: the version that last added one.
  file (STRINGS "${control}/symbols" lines REGEX "^ ")
  set (newest 0)
  foreach (line IN LISTS lines)
    string (REGEX MATCH " ([^ ]+)$" ignored "${line}")
    if (CMAKE_MATCH_1 VERSION_GREATER newest)
      set (newest "${CMAKE_MATCH_1}")
    endif ()
  endforeach ()
  file (WRITE "${control}/shlibs"
        "libqrintf_rt 0.1 libqrintf-rt0.1 (>= ${newest})\n")
  file (WRITE "${control}/triggers" "activate-noawait ldconfig\n")
  set (CPACK_DEBIAN_RUNTIME_PACKAGE_CONTROL_EXTRA
       "${control}/symbols;${control}/shlibs;${control}/triggers")
endmacro ()
