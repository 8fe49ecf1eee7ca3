/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The attributes that declare user sinks.  See user-sinks.h for their
   meaning.  */

#ifndef QRINTF_RECOGNISE_USER_SINKS_ATTRIBUTES_H
#define QRINTF_RECOGNISE_USER_SINKS_ATTRIBUTES_H

#include "recognise/sink.h"
#include "recognise/user-sinks/targets.h"

namespace qrintf
{

struct user_sink_attribute
{
  const char *name;
  const char *kind; /* the plugin's argument with the same meaning */
  sink to;
  role roles[2]; /* of the targets: targets_of (kind) of them */
};

constexpr user_sink_attribute user_sink_attributes[] = {
  { "qrintf_sink", "sink", sink::append, { role::append } },
  { "qrintf_reserve",
    "reserve",
    sink::reserve,
    { role::reserve, role::commit } },
  { "qrintf_alloc", "alloc", sink::fresh, { role::allocate } },
};

/* The attribute of a declaration whose attribute was refused; its value is the
   reason.  The space keeps the name out of sources.  */
constexpr const char refused_user_sink[] = "qrintf ignored";

} // namespace qrintf

#endif
