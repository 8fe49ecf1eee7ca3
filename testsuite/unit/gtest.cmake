# SPDX-License-Identifier: GPL-3.0-or-later
# qrintf_gtest: googletest with a main function.  A distribution compiles its
# archive with its own GCC, so the archive may need that GCC's libstdc++: in
# Debian 13 g++-13 cannot link it.  In that case googletest is built from its
# sources, which the package includes.
find_package (Threads REQUIRED)
include (CheckCXXSourceCompiles)
find_path (QRINTF_GTEST_SOURCE src/gtest-all.cc
           PATHS /usr/src/googletest/googletest NO_DEFAULT_PATH)
mark_as_advanced (QRINTF_GTEST_SOURCE)

set (CMAKE_REQUIRED_LIBRARIES GTest::gtest GTest::gtest_main Threads::Threads)
check_cxx_source_compiles ("#include <gtest/gtest.h>\nTEST (a, b) { }\n"
                           QRINTF_GTEST_LINKS)
unset (CMAKE_REQUIRED_LIBRARIES)

if (QRINTF_GTEST_LINKS OR NOT QRINTF_GTEST_SOURCE)
  add_library (qrintf_gtest INTERFACE)
  target_link_libraries (qrintf_gtest INTERFACE GTest::gtest GTest::gtest_main
                         Threads::Threads)
else ()
  add_library (qrintf_gtest STATIC "${QRINTF_GTEST_SOURCE}/src/gtest-all.cc"
                                   "${QRINTF_GTEST_SOURCE}/src/gtest_main.cc")
  target_include_directories (qrintf_gtest PRIVATE "${QRINTF_GTEST_SOURCE}")
  target_compile_options (qrintf_gtest PRIVATE -w)
  target_link_libraries (qrintf_gtest PUBLIC Threads::Threads)
endif ()
