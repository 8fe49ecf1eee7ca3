# SPDX-License-Identifier: GPL-3.0-or-later
"""What the documents call the ways that the benches of integers, lines and strings
compare: the name in the bench, and its title."""

DECIMAL = {
    "snprintf": "snprintf",
    "digits_reversed": "a digit at a time, reversed",
    "pairs_counted": "two digits, digits10()",
    "pairs_of_fraction": "two digits of a fraction (jeaiii)",
    "vector_sse2": "eight digits, SSE2 (Muła)",
    "to_chars": "`std::to_chars`",
    "format_to": "`fmt::format_to`, `FMT_COMPILE`",
    "qrintf_portable": "**qrintf, portable C**",
    "qrintf_base": "**qrintf, SSE2**",
    "qrintf_v4": "**qrintf, AVX-512**",
    "qrintf": "**qrintf, chosen at load time**",
}

LINES = {
    "mmap_sum": "bound: the mapping summed up",
    "read_only": "bound: read(2) alone",
    "read_sum": "bound: read(2), summed up",
    "fgets": "fgets",
    "getline": "getline(3)",
    "ifstream": "`std::getline`, ifstream",
    "mmap_view": "mmap, byte loop, a view a line",
    "mmap_loop_o3": "mmap, one loop over all bytes, -O3",
    "mmap_memchr": "mmap, memchr a line",
    "read_memchr": "read(2), memchr a line",
    "wc": "`wc -l`",
    "qrintf_next": "qrintf, C, a call a line",
    "qrintf_step": "qrintf, C, a cursor",
    "qrintf": "**qrintf, a view a line**",
    "qrintf_view": "qrintf, a view a line, its bytes counted by the caller",
    "qrintf_count": "**qrintf, `count` of the whole input**",
    **{f"qrintf_map_{tier}": f"qrintf, mapped, {cpu}"
       for tier, cpu in (("vbmi2", "AVX-512 VBMI2"), ("avx2", "AVX2"),
                         ("base", "SSE2"), ("portable", "portable C"))}}

STRINGS = {
    "strbuf, plugin": "**strbuf, lowered**",
    "strbuf, libc": "strbuf, unlowered",
    "sds-like": "sds-like, vsnprintf",
    "std::string, snprintf": "std::string and snprintf",
    "open_memstream": "open_memstream",
    "fmt::memory_buffer": "fmt::memory_buffer, FMT_COMPILE",
}
