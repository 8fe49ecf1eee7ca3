# SPDX-License-Identifier: GPL-3.0-or-later
# Component tools: the wrappers, the report, the rebuild, man pages, documentation, licences.
get_target_property (own qrintf_plugin QRINTF_GCC_COMMAND)
get_target_property (qrintf_own_id qrintf_plugin QRINTF_GCC_ID)
# Asked where plugins have a folder of their own; elsewhere the same files are right for
# every machine, as the package `qrintf' promises.
set (qrintf_own_machine)
if (QRINTF_PLUGIN_INSTALL_DIR)
  get_target_property (qrintf_own_machine qrintf_plugin QRINTF_GCC_MACHINE)
endif ()
get_filename_component (own "${own}" NAME)
foreach (wrapper gcc g++)
  set (qrintf_compiler "${wrapper}")
  set (qrintf_variable "QRINTF_CC")
  if (wrapper STREQUAL "g++")
    set (qrintf_variable "QRINTF_CXX")
  endif ()
  # The plain name first, then the GCC that the plugin was built for, by the name that
  # it was built with and by the one that Debian's packages of it have.
  # An empty group, not none: CMake 3.31 refuses one that matched nothing.
  string (REGEX REPLACE "(gcc|g\\+\\+)(-[0-9]+|)$" "${wrapper}\\2" other
          "${own}")
  string (REGEX REPLACE "^gcc" "${wrapper}" packaged "${qrintf_own_id}")
  set (qrintf_candidates ${wrapper} ${other} ${packaged})
  list (REMOVE_DUPLICATES qrintf_candidates)
  list (JOIN qrintf_candidates " " qrintf_candidates)
  configure_file ("${install_in}/wrapper.in" "${install_out}/qrintf-${wrapper}"
                  @ONLY)
  install (PROGRAMS "${install_out}/qrintf-${wrapper}"
           TYPE BIN COMPONENT tools)
endforeach ()

# The report and the rebuild are scripts with parts of their own and the pages that they
# fill in, which they find from where they lie themselves.
set (report "${PROJECT_SOURCE_DIR}/plugin/report")
set (shared "${CMAKE_INSTALL_DATADIR}/qrintf")
install (PROGRAMS "${report}/qrintf-report" "${report}/qrintf-rebuild"
         TYPE BIN COMPONENT tools)
file (GLOB pages CONFIGURE_DEPENDS "${report}/qrintf-*.html.j2" "${report}/qrintf-page.*")
install (FILES ${pages} DESTINATION "${shared}" COMPONENT tools)
install (PROGRAMS "${PROJECT_SOURCE_DIR}/cmake/fetch-source.sh"
         DESTINATION "${shared}" COMPONENT tools)
file (GLOB modules CONFIGURE_DEPENDS "${report}/rebuild/*.py")
install (FILES ${modules} DESTINATION "${shared}/rebuild" COMPONENT tools)

foreach (section 1 3)
  file (GLOB pages CONFIGURE_DEPENDS
        "${PROJECT_SOURCE_DIR}/docs/man/*.${section}")
  install (FILES ${pages} DESTINATION "${CMAKE_INSTALL_MANDIR}/man${section}"
           COMPONENT tools)
endforeach ()
file (GLOB pages CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/docs/*.md"
      "${PROJECT_SOURCE_DIR}/docs/*.svg")
install (FILES ${pages} DESTINATION "${CMAKE_INSTALL_DOCDIR}/docs"
         COMPONENT tools)
install (FILES "${PROJECT_SOURCE_DIR}/README.md" "${PROJECT_SOURCE_DIR}/NEWS"
               "${PROJECT_SOURCE_DIR}/CONTRIBUTING.md"
               "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/COPYING"
         TYPE DOC COMPONENT tools)
