# SPDX-License-Identifier: GPL-3.0-or-later
# What RPMs depend on: qrintf_rpm_relations_of_KIND (UPPER) for the component UPPER, in
# capitals, in the caller's scope, which is CPack's.  The DEBs' have control.cmake.
macro (qrintf_rpm upper field value)
  set (CPACK_RPM_${upper}_PACKAGE_${field} "${value}")
endmacro ()

# An RPM's libraries are found by rpmbuild.  Where GCC is no RPM, what stands for it
# is a file of that GCC: its plugin's folder would do for any version.
macro (qrintf_rpm_relations_of_plugin upper)
  set (gcc "${CPACK_QRINTF_${upper}_GCC}")
  qrintf_rpm (${upper} REQUIRES "${CPACK_QRINTF_${upper}_GCC_FILE}")
  if (NOT EXISTS /etc/debian_version)
    qrintf_rpm (${upper} REQUIRES
                "${gcc} = ${CPACK_QRINTF_${upper}_GCC_VERSION}")
  endif ()
endmacro ()

macro (qrintf_rpm_relations_of_runtime upper)
endmacro ()

macro (qrintf_rpm_relations_of_dev upper)
  if ("runtime" IN_LIST CPACK_COMPONENTS_ALL)
    qrintf_rpm (${upper} REQUIRES "libqrintf-rt0.1 = ${qrintf_upstream}")
  endif ()
endmacro ()

macro (qrintf_rpm_relations_of_tools upper)
  qrintf_native_plugins (needed "= ${qrintf_upstream}" " or ")
  qrintf_rpm (${upper} REQUIRES "(${needed})")
endmacro ()
