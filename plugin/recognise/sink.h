/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the text of a call goes.  Plain data without GCC types.  */

#ifndef QRINTF_RECOGNISE_SINK_H
#define QRINTF_RECOGNISE_SINK_H

namespace qrintf
{

enum class sink
{
  buffer,
  stream,
  descriptor,
  allocation,

  /* User sinks: a function that appends, two that reserve and commit, one that
     allocates.  */
  append,
  reserve,
  fresh
};

inline bool
is_user_sink (sink s)
{
  return s == sink::append || s == sink::reserve || s == sink::fresh;
}

/* Whether a text for S is only made in memory, which takes so little time that
   its digits are much of it.  */
inline bool
is_memory (sink s)
{
  return s == sink::buffer || is_user_sink (s);
}

} // namespace qrintf

#endif
