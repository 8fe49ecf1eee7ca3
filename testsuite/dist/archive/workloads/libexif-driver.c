/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists what a camera has noted of its photos, tag by tag, as
   exif_entry_get_value puts it: exposure, aperture, focal length, resolution,
   dates.  */

#include <libexif/exif-data.h>
#include <stdio.h>
#include <stdlib.h>

static void
set_rational (ExifData *data, ExifIfd ifd, ExifTag tag, unsigned numerator,
              unsigned denominator)
{
  ExifEntry *entry = exif_content_get_entry (data->ifd[ifd], tag);
  ExifRational value = { numerator, denominator };
  if (!entry)
    {
      entry = exif_entry_new ();
      exif_content_add_entry (data->ifd[ifd], entry);
      exif_entry_initialize (entry, tag);
      exif_entry_unref (entry);
    }
  if (!entry->data)
    {
      entry->data = malloc (8);
      entry->format = EXIF_FORMAT_RATIONAL;
      entry->components = 1;
      entry->size = 8;
    }
  exif_set_rational (entry->data, EXIF_BYTE_ORDER_INTEL, value);
}

static void
print_entry (ExifEntry *entry, void *unused)
{
  char text[256];
  (void) unused;
  fputs (exif_tag_get_name_in_ifd (entry->tag, exif_entry_get_ifd (entry)),
         stdout);
  putchar ('\t');
  puts (exif_entry_get_value (entry, text, sizeof text));
}

static void
print_content (ExifContent *content, void *unused)
{
  exif_content_foreach_entry (content, print_entry, unused);
}

static void
set_photo (ExifData *data, unsigned photo)
{
  set_rational (data, EXIF_IFD_EXIF, EXIF_TAG_EXPOSURE_TIME, 1,
                30 + photo * 7 % 4000);
  set_rational (data, EXIF_IFD_EXIF, EXIF_TAG_FNUMBER, 14 + photo % 200, 10);
  set_rational (data, EXIF_IFD_EXIF, EXIF_TAG_SHUTTER_SPEED_VALUE,
                5000 + photo % 7000, 1000);
  set_rational (data, EXIF_IFD_EXIF, EXIF_TAG_APERTURE_VALUE, 100 + photo % 600,
                100);
  set_rational (data, EXIF_IFD_EXIF, EXIF_TAG_BRIGHTNESS_VALUE, photo % 1300,
                100);
  set_rational (data, EXIF_IFD_EXIF, EXIF_TAG_SUBJECT_DISTANCE, photo % 5000,
                100);
  set_rational (data, EXIF_IFD_EXIF, EXIF_TAG_FOCAL_LENGTH, 180 + photo % 2000,
                10);
  set_rational (data, EXIF_IFD_EXIF, EXIF_TAG_DIGITAL_ZOOM_RATIO,
                100 + photo % 300, 100);
}

int
main (int argc, char **argv)
{
  unsigned photos = argc > 1 ? strtoul (argv[1], NULL, 10) : 0;
  ExifData *data = exif_data_new ();
  exif_data_set_byte_order (data, EXIF_BYTE_ORDER_INTEL);
  exif_data_set_data_type (data, EXIF_DATA_TYPE_COMPRESSED);
  exif_data_fix (data);
  for (unsigned i = 0; i < photos; i++)
    {
      set_photo (data, i);
      puts ("photo");
      exif_data_foreach_content (data, print_content, NULL);
    }
  exif_data_unref (data);
  return fflush (stdout) != 0;
}
