/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Local arrays whose text goes to stderr, or where messages go.  */

#ifndef QRINTF_ANALYSIS_STDERR_TEXTS_H
#define QRINTF_ANALYSIS_STDERR_TEXTS_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* Whether STREAM is what the variable stderr holds.  */
bool is_stderr (tree stream);

/* Answers for the current function, which must not change as long as the object
   is used.  */
class stderr_texts
{
public:
  /* Whether DESTINATION is a local array, and the function does nothing with
     its text but to hand it to what writes messages.  */
  bool hold (tree destination);

private:
  bool looked = false;
  hash_set<tree> told; /* arrays that are handed to what writes messages */
  hash_set<tree> used; /* and those that serve anything else */

  void look ();
  void add_call (gcall *call);
};

} // namespace qrintf

#endif
