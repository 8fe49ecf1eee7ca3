/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conditions that a string always fulfils.  */

#ifndef QRINTF_TEST_STRBUF_CHECKS_H
#define QRINTF_TEST_STRBUF_CHECKS_H

#include "qrintf/strbuf.h"

#include <string>
#include <string_view>

#include <gtest/gtest.h>

/* A string that is freed at the end of its block.  */
struct owned : qrintf_strbuf
{
  owned () : qrintf_strbuf (QRINTF_STRBUF_INIT) {}
  ~owned () { qrintf_strbuf_free (this); }
  owned (const owned &) = delete;
  owned &operator= (const owned &) = delete;
};

/* Checks that S has the text TEXT, its NUL, and a consistent room.  */
inline void
expect_text (const qrintf_strbuf &s, std::string_view text)
{
  std::string_view is (qrintf_strbuf_cstr (&s), qrintf_strbuf_length (&s));
  ASSERT_EQ (is, text);
  ASSERT_EQ (qrintf_strbuf_cstr (&s)[text.size ()], 0);
  ASSERT_LE (s.length, s.room);
  ASSERT_TRUE (!qrintf_strbuf_failed (&s) || s.room == s.length);
}

constexpr size_t inside = QRINTF_STRBUF_INLINE;

#endif
