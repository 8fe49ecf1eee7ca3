/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints an array of 100,000 objects with four integers of many sizes each with
   json_object_to_json_string_ext, ten times.

   The text goes to stdout once.  */

#include <json_object.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum
{
  objects = 100000,
  times = 10
};

static json_object *
make_objects (void)
{
  static const char *const name[4] = { "id", "time", "size", "flags" };
  uint64_t random = 1;
  json_object *all = json_object_new_array ();

  for (int i = 0; i < objects; i++)
    {
      json_object *one = json_object_new_object ();
      for (int k = 0; k < 4; k++)
        {
          random
              = random * UINT64_C (6364136223846793005) + 1442695040888963407;
          int64_t value = (int64_t) random >> (1 + (random >> 20) % 62);
          json_object_object_add (one, name[k], json_object_new_int64 (value));
        }
      json_object_array_add (all, one);
    }
  return all;
}

int
main (void)
{
  json_object *all = make_objects ();
  const char *text = "";
  /* Each form is another text, so that the library keeps none of them.  */
  for (int i = 0; i < times; i++)
    text = json_object_to_json_string_ext (
        all, i % 2 ? JSON_C_TO_STRING_PLAIN : JSON_C_TO_STRING_SPACED);
  int failed = puts (text) == EOF;
  json_object_put (all);
  return failed;
}
