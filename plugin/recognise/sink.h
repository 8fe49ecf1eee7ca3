/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The destination of a call's text.  Plain data without GCC types.  */

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

  /* User sinks: a function that appends, a pair of functions that reserve and
     commit, a function that allocates.  */
  append,
  reserve,
  fresh
};

inline bool
is_user_sink (sink s)
{
  return s == sink::append || s == sink::reserve || s == sink::fresh;
}

/* Whether S makes a text only in memory.  That takes so little time that the
   digits are a large part of it.  */
inline bool
is_memory (sink s)
{
  return s == sink::buffer || is_user_sink (s);
}

} // namespace qrintf

#endif
