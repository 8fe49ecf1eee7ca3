/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The attributes by which a program names what takes the text of a printf-like
   function of its own.  See user-sinks.h for what they mean.  */

#ifndef QRINTF_RECOGNISE_USER_SINK_ATTRIBUTES_H
#define QRINTF_RECOGNISE_USER_SINK_ATTRIBUTES_H

#include "recognise/sink.h"
#include "recognise/user-sink-targets.h"

namespace qrintf
{

struct user_sink_attribute
{
  const char *name;
  const char *kind; /* of the plugin's argument that says the same */
  sink to;
  role roles[2]; /* as many as targets_of (kind) tells */
};

constexpr user_sink_attribute user_sink_attributes[] = {
  { "qrintf_sink", "sink", sink::append, { role::append } },
  { "qrintf_reserve",
    "reserve",
    sink::reserve,
    { role::reserve, role::commit } },
  { "qrintf_alloc", "alloc", sink::fresh, { role::allocate } },
};

/* On a declaration whose attribute has been refused, with the reason; people
   cannot write this name.  */
constexpr const char refused_user_sink[] = "qrintf ignored";

} // namespace qrintf

#endif
