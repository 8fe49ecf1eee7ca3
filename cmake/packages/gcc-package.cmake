# SPDX-License-Identifier: GPL-3.0-or-later
# qrintf_gcc_package (COMMAND): which package brought the GCC that COMMAND runs.
#
# Sets gcc_package_name (gcc-12, gcc-12-aarch64-linux-gnu), gcc_package_version as
# the package manager reports it (12.2.0-14+deb12u1), gcc_package_file (GCC's own
# file that was asked for; none in a cross configuration) and package_name, what the
# plugin for it is called (gcc-12-plugin-qrintf,
# gcc-12-plugin-qrintf-aarch64-linux-gnu); all to nothing where no package did.
#
# Asked by lto1, not by COMMAND, which may be a link of ccache's.  From GCC 13 on
# Debian's own GCC is in gcc-14-x86-64-linux-gnu, as a cross compiler's always was; but
# the package that people know, and that depends on it, is gcc-14.
function (qrintf_ask_dpkg file)
  execute_process (COMMAND dpkg-query -S "${file}" OUTPUT_VARIABLE said
                   ERROR_QUIET RESULT_VARIABLE status)
  if (NOT status EQUAL 0)
    return ()
  endif ()
  string (REGEX MATCH "^[^:, ]+" name "${said}")
  get_target_property (native qrintf_plugin QRINTF_GCC_MACHINE)
  string (REPLACE "_" "-" native "${native}")
  string (REGEX REPLACE "-${native}$" "" name "${name}")
  execute_process (COMMAND dpkg-query -W -f "\${Version}" "${name}"
                   OUTPUT_VARIABLE version)
  set (gcc_package_name "${name}" PARENT_SCOPE)
  set (gcc_package_version "${version}" PARENT_SCOPE)
endfunction ()

function (qrintf_ask_rpm file)
  execute_process (COMMAND rpm -qf --qf "%{NAME};%{VERSION}-%{RELEASE}" "${file}"
                   OUTPUT_VARIABLE said ERROR_QUIET RESULT_VARIABLE status)
  if (NOT status EQUAL 0)
    return ()
  endif ()
  list (GET said 0 name)
  list (GET said 1 version)
  set (gcc_package_name "${name}" PARENT_SCOPE)
  set (gcc_package_version "${version}" PARENT_SCOPE)
endfunction ()

# In a cross configuration: GCC's headers are of the same source package.
function (qrintf_ask_host_packages name)
  file (STRINGS "${QRINTF_HOST_PACKAGES}/${name}-plugin-dev/DEBIAN/control" version
        REGEX "^Version: ")
  string (REGEX REPLACE "^Version: " "" version "${version}")
  set (gcc_package_name "${name}" PARENT_SCOPE)
  set (gcc_package_version "${version}" PARENT_SCOPE)
endfunction ()

macro (qrintf_gcc_package command)
  set (gcc_package_name)
  set (gcc_package_version)
  set (gcc_package_file)
  set (package_name)
  find_program (QRINTF_DPKG_QUERY dpkg-query)
  mark_as_advanced (QRINTF_DPKG_QUERY)
  if (CMAKE_CROSSCOMPILING)
    qrintf_ask_host_packages ("${command}")
  else ()
    execute_process (COMMAND "${command}" -print-prog-name=lto1
                     OUTPUT_VARIABLE gcc_package_file
                     OUTPUT_STRIP_TRAILING_WHITESPACE)
    get_filename_component (gcc_package_file "${gcc_package_file}" ABSOLUTE)
    if (QRINTF_DPKG_QUERY)
      qrintf_ask_dpkg ("${gcc_package_file}")
    else ()
      qrintf_ask_rpm ("${gcc_package_file}")
    endif ()
  endif ()
  if (gcc_package_name MATCHES "^(gcc(-[0-9]+)?)(-.*)?$")
    set (package_name "${CMAKE_MATCH_1}-plugin-qrintf${CMAKE_MATCH_3}")
  endif ()
endmacro ()
