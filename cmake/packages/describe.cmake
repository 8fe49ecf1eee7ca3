# SPDX-License-Identifier: GPL-3.0-or-later
# What the packages say of themselves: a synopsis and a text for each.
#
# A DEB takes both from one variable, an RPM from two.

# Called by the functions below; two scopes up are CPack's variables.
macro (qrintf_describe component synopsis text)
  string (TOUPPER "${component}" upper)
  string (CONCAT whole "${text}" ${ARGN})
  set (CPACK_DEBIAN_${upper}_DESCRIPTION "${synopsis}\n${whole}" PARENT_SCOPE)
  set (CPACK_RPM_${upper}_PACKAGE_SUMMARY "${synopsis}" PARENT_SCOPE)
  set (CPACK_RPM_${upper}_PACKAGE_DESCRIPTION "${whole}" PARENT_SCOPE)
endmacro ()

function (qrintf_describe_plugin_package component gcc)
  qrintf_describe (${component} "GCC plugin for faster printf (for ${gcc})"
"With -fplugin=libqrintf, GCC replaces each call of sprintf, snprintf, printf,\n"
"fprintf, dprintf and asprintf with a literal format by code that writes the\n"
"text directly.  Output, return value and errno stay what they were.  The code\n"
"that the program needs for it travels in the object files: there is nothing to\n"
"link.\n\n"
"This plugin is for ${gcc} and no other version of it.")
endfunction ()

function (qrintf_describe_packages)
  qrintf_describe (runtime "number formatting and line reading, shared library"
"Turns integers and floating-point numbers into text and reads files by lines,\n"
"several times as fast as the C library.\n\n"
"This package holds the shared library: for programs that are linked with it,\n"
"and for those compiled with the qrintf plugin for GCC and told to take its\n"
"emitters from there rather than to carry them.")
  qrintf_describe (dev "number formatting and line reading, development files"
"Turns integers and floating-point numbers into text and reads files by lines,\n"
"several times as fast as the C library.\n\n"
"This package holds headers (qrintf/itoa.h, qrintf/line_reader.h), the static\n"
"library and what pkg-config and CMake need to find them.")
  qrintf_describe (tools "compiler wrappers and manual of a faster printf"
"The commands qrintf-gcc and qrintf-g++ run GCC with the qrintf plugin, which\n"
"replaces calls of sprintf, printf and their kin by code that writes the text\n"
"directly.\n\n"
"This package holds those commands, manual pages and documentation.")
endfunction ()
