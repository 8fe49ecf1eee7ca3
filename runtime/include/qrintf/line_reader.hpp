/* SPDX-License-Identifier: MIT-0 */
/* The line reader of line_reader.h for C++17, and its ranges for C++20:

     for (std::string_view line : qrintf::line_reader ("access.log"))
       …

   qrintf::line_reader         lines of any input, once, without copying
   qrintf::basic_line_reader<std::string>   the same, each line a string
   qrintf::byte_reader         a whole input as contiguous bytes
   qrintf::mapped_lines        the lines of a whole input, a forward view

   The statements of line_reader.h on lines, errors and threads hold here,
   too.  */

#ifndef QRINTF_LINE_READER_HPP
#define QRINTF_LINE_READER_HPP

#include "lines/bytes.hpp"
#include "lines/mapped.hpp"
#include "lines/reader.hpp"

#if defined __cpp_lib_ranges
static_assert (std::input_iterator<qrintf::line_reader::iterator>);
static_assert (!std::forward_iterator<qrintf::line_reader::iterator>);
static_assert (std::ranges::input_range<qrintf::line_reader>);
static_assert (
    std::ranges::input_range<qrintf::basic_line_reader<std::string>>);
static_assert (std::ranges::contiguous_range<const qrintf::byte_reader>);
static_assert (std::ranges::sized_range<const qrintf::byte_reader>);
static_assert (std::forward_iterator<qrintf::mapped_lines::iterator>);
static_assert (std::ranges::forward_range<const qrintf::mapped_lines>);
static_assert (std::ranges::view<qrintf::mapped_lines>);
#endif

#endif
