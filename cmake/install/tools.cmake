# SPDX-License-Identifier: GPL-3.0-or-later
# Component tools: the wrappers, the report, the rebuild, man pages, documentation,
# licences.
get_target_property (own qrintf_plugin QRINTF_GCC_COMMAND)
get_target_property (qrintf_own_id qrintf_plugin QRINTF_GCC_ID)
get_filename_component (own "${own}" NAME)
foreach (wrapper gcc g++)
  set (qrintf_compiler "${wrapper}")
  set (qrintf_variable "QRINTF_CC")
  if (wrapper STREQUAL "g++")
    set (qrintf_variable "QRINTF_CXX")
  endif ()
  # The plain name comes first, then the GCC that the plugin was built for, by
  # the name used in the build and by the name of Debian's package.  An empty
  # group instead of none, because CMake 3.31 refuses a reference to a group
  # that matched nothing.
  string (REGEX REPLACE "(gcc|g\\+\\+)(-[0-9]+|)$" "${wrapper}\\2" other
          "${own}")
  if (wrapper STREQUAL "g++" AND other STREQUAL own)
    set (other) # such as cc, which links no C++
  endif ()
  string (REGEX REPLACE "^gcc" "${wrapper}" packaged "${qrintf_own_id}")
  set (qrintf_candidates ${wrapper} ${other} ${packaged})
  list (REMOVE_DUPLICATES qrintf_candidates)
  list (JOIN qrintf_candidates " " qrintf_candidates)
  configure_file ("${install_in}/installed/wrapper.in" "${install_out}/qrintf-${wrapper}"
                  @ONLY)
  install (PROGRAMS "${install_out}/qrintf-${wrapper}"
           TYPE BIN COMPONENT tools)
endforeach ()

# The gate is one script.  The report and the rebuild have modules and page templates, which
# they find relative to their own place.
set (report "${PROJECT_SOURCE_DIR}/plugin/report/tools")
set (shared "${CMAKE_INSTALL_DATADIR}/qrintf")
install (PROGRAMS "${report}/qrintf-report" "${report}/qrintf-rebuild"
                  "${PROJECT_SOURCE_DIR}/bench/gate/qrintf-gate"
         TYPE BIN COMPONENT tools)
file (GLOB pages CONFIGURE_DEPENDS "${report}/qrintf-*.html.j2" "${report}/qrintf-page.*")
install (FILES ${pages} DESTINATION "${shared}" COMPONENT tools)
install (PROGRAMS "${PROJECT_SOURCE_DIR}/cmake/fetch-source.sh"
         DESTINATION "${shared}" COMPONENT tools)
file (GLOB modules CONFIGURE_DEPENDS "${report}/rebuild/*.py")
install (FILES ${modules} DESTINATION "${shared}/rebuild" COMPONENT tools)

file (GLOB pages CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/docs/man/*.1")
list (FILTER pages EXCLUDE REGEX "/qrintf-run\\.1$") # of the runtime
install (FILES ${pages} DESTINATION "${CMAKE_INSTALL_MANDIR}/man1"
         COMPONENT tools)
file (GLOB pages CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/docs/*.md"
      "${PROJECT_SOURCE_DIR}/docs/*.svg")
install (FILES ${pages} DESTINATION "${CMAKE_INSTALL_DOCDIR}/docs"
         COMPONENT tools)
install (FILES "${PROJECT_SOURCE_DIR}/README.md" "${PROJECT_SOURCE_DIR}/NEWS"
               "${PROJECT_SOURCE_DIR}/CONTRIBUTING.md" TYPE DOC COMPONENT tools)
install (DIRECTORY "${PROJECT_SOURCE_DIR}/LICENSES" TYPE DOC COMPONENT tools)
