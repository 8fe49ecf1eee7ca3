#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# ffprobe of Debian's ffmpeg, built without and with the plugin: what it says of the
# packets and frames of a minute of sound, in each of its forms, and the tests of
# ffmpeg's libavutil.  Its text goes through av_bprintf and through a pointer to a
# function of ffprobe's own, which hand formats that they do not know to vsnprintf
# and vprintf.
#
# usage: sh ffprobe.sh BUILD
set -eu
. "$(dirname "$0")/both-ways.sh"

# As Debian configures it, but only what ffprobe needs to read a few kinds of sound
# and text, without assembly and without other libraries.
build_here ()
{
  ./configure --cc="$cc" --prefix=/usr --toolchain=hardened --enable-gpl \
    --disable-stripping --extra-cflags="$cflags $cppflags $added" \
    --extra-ldflags="$ldflags" --disable-everything --disable-autodetect \
    --disable-doc --disable-network --disable-x86asm --disable-ffmpeg \
    --disable-ffplay --disable-avdevice --disable-avfilter --disable-swscale \
    --disable-postproc --enable-protocol=file,pipe \
    --enable-demuxer=wav,aiff,au,matroska,ogg,flac,srt,ffmetadata \
    --enable-decoder=pcm_s16le,pcm_s24le,pcm_f32le,flac,srt,subrip \
    --enable-parser=flac,opus
  make -j"$(nproc)" V=1 ffprobe
}

# The tests name themselves as they begin, in no order; a test that fails tells.
own_tests ()
{
  make -k -j"$(nproc)" fate-libavutil 2>&1 \
    | grep -E '^TEST|^Test .* failed|^make.*Error' | sort
}

both_ways ffmpeg
show_remarks 'bprint.c:.*vsnprintf' 'ffprobe.c:.*vfprintf'
sound=$work/sound.wav
python3 - "$sound" <<'END'
import sys
import wave

with wave.open(sys.argv[1], "wb") as sound:
    sound.setnchannels(2)
    sound.setsampwidth(2)
    sound.setframerate(48000)
    sound.writeframes(bytes(i * i % 251 for i in range(48000 * 4 * 60)))
END
for form in json flat default; do
  race "ffprobe -of $form" ffprobe -v error -show_format -show_streams \
    -show_packets -show_frames -of "$form" "$sound"
done
more ()
{
  for form in xml csv compact ini; do
    compare ffprobe -v error -pretty -show_format -show_streams -show_packets \
      -show_frames -show_data_hash crc32 -of "$form" "$sound"
  done
  compare ffprobe -v error -show_data -show_packets -of json \
    -read_intervals '%+#20' "$sound"
}
compare_with more
same_tests ^TEST own_tests
