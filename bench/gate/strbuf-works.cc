/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Works of the small-buffer string.  A call appends as many records as
   others are called times.  */

#include "works.h"
#include "strbuf/cases.h"

#include <stdexcept>
#include <string>

extern "C" append_records strbuf_base;

namespace
{

/* The small-buffer string, as README.md has it: "%d,%s;" eight times into each.
 */
struct appending
{
  std::vector<record> records;
};

/* Adds up lengths times a byte of the text, so that the text is needed.  */
void
take (void *to, const char *text, size_t length)
{
  int *sum = static_cast<int *> (to);
  *sum += static_cast<int> (length) * text[length / 2];
}

int
append_by (append_records *append, const appending *in)
{
  int sum = 0;
  append (in->records.data (), in->records.size (), 8, take, &sum);
  return sum;
}

int
libc_strbuf (char *, const appending *in)
{
  return append_by (strbuf_libc, in);
}

int
qrintf_strbuf (char *, const appending *in)
{
  return append_by (strbuf_plugin, in);
}

int
base_strbuf (char *, const appending *in)
{
  return append_by (strbuf_base, in);
}

} // namespace

void
add_strbuf_works (std::vector<work> &to)
{
  if (!strbuf_plugin_lowers)
    throw std::runtime_error ("the plugin did not run over strbuf/printf.c");
  auto inputs = std::make_shared<gate_inputs<appending>> ();
  inputs->values.resize (1);
  for (size_t i = 0; i < gate_calls; i++)
    {
      in_record in;
      inputs->source.fill (in);
      inputs->values[0].records.push_back ({ in.count, in.name });
    }
  for (auto call : { libc_strbuf, qrintf_strbuf, base_strbuf })
    to.push_back ({ "strbuf", erase (call),
                    gate_inputs<appending>::share (inputs), sizeof (appending),
                    1 });
}
