# SPDX-License-Identifier: GPL-3.0-or-later
"""The pieces of a random call: literal text, or one conversion with its arguments,
the file-scope variables they read and the conditions that hold where they are
used.

Only what the C library defines (with glibc's extensions for null pointers) is
made; wide characters are ones that the C locale can encode.
"""

import random
from dataclasses import dataclass, field

INTEGER_TYPES = {
    # modifier: (signed type, unsigned type, bits)
    "hh": ("int", "unsigned", 32), "h": ("int", "unsigned", 32),
    "": ("int", "unsigned", 32), "l": ("long", "unsigned long", 64),
    "ll": ("long long", "unsigned long long", 64),
    "q": ("long long", "unsigned long long", 64),
    "j": ("intmax_t", "uintmax_t", 64), "z": ("ssize_t", "size_t", 64),
    "t": ("ptrdiff_t", "unsigned long", 64),
}


def set_long_bits(bits):
    """BITS is how many a long, a size_t and a ptrdiff_t have on the machine."""
    for modifier in "lzt":
        INTEGER_TYPES[modifier] = (*INTEGER_TYPES[modifier][:2], bits)


@dataclass
class Piece:
    text: str                # its part of the format, as C source
    arguments: list = field(default_factory=list)
    variables: list = field(default_factory=list)   # declarations
    conditions: list = field(default_factory=list)


class PieceMaker:
    """Makes random pieces, all of them a function of the seed."""

    plain_c = False          # nothing that only some C libraries know

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.names = 0

    def chance(self, one_in):
        return self.random.randrange(one_in) == 0

    def variable(self, piece, ctype, value):
        """Another translation unit might write it: its value is unknown."""
        self.names += 1
        name = f"v{{}}_{self.names}"
        piece.variables.append(f"{ctype} {name} = {value};")
        return name

    def integer(self, bits):
        """A value of that many bits: extreme, small, or of any length."""
        pick = self.random.random()
        if pick < 0.25:
            edge = 1 << self.random.choice([0, 7, 8, 15, 16, 31, 32, 63])
            value = self.random.choice([1, -1]) * edge \
                + self.random.randint(-1, 1)
        elif pick < 0.5:
            value = 10 ** self.random.randint(0, 19) + self.random.randint(-1, 1)
            value *= self.random.choice([1, -1])
        elif pick < 0.6:
            value = 0
        else:
            value = self.random.getrandbits(self.random.randint(1, bits))
            value *= self.random.choice([1, -1])
        value &= (1 << bits) - 1
        return value - (1 << bits) if value >> (bits - 1) else value

    @staticmethod
    def constant(value, bits):
        suffix = "ULL" if bits == 64 else "u"
        return f"{value & ((1 << bits) - 1):#x}{suffix}"

    def integer_argument(self, piece, ctype, bits):
        """An expression of type CTYPE; the optimizers know all, some or nothing
        of its value."""
        value = self.integer(bits)
        constant = f"({ctype}) {self.constant(value, bits)}"
        kind = self.random.choice(
            ["constant", "unknown", "unknown", "unknown", "mask", "remainder",
             "shift", "cast", "choice", "condition", "field", "clamp", "other"])
        if kind == "other":
            return self.other_integer(piece, bits)
        if kind == "constant":
            return f"({constant})"
        v = self.variable(piece, ctype, constant)
        if kind == "mask":
            return f"({ctype}) ({v} & {2 ** self.random.randint(1, 16) - 1})"
        if kind == "remainder":
            limit = self.random.choice([2, 10, 24, 60, 100, 256, 1000, 10000,
                                        10001, 12345])
            return f"({ctype}) ({v} % {limit})"
        if kind == "shift":
            return f"({ctype}) ({v} >> {self.random.randrange(bits)})"
        if kind == "cast":
            narrow = self.random.choice(["uint8_t", "int8_t", "uint16_t",
                                         "int16_t", "unsigned char"])
            return f"({ctype}) ({narrow}) {v}"
        if kind == "choice":
            return (f"({ctype}) ({v} & 1 ? {self.random.randint(-9, 9)}"
                    f" : {self.random.randint(-12345, 12345)})")
        if kind == "field":
            f = self.variable(piece, "struct fields",
                              "{ %d, %d, %d, %d }" % tuple(
                                  self.random.randint(0, 7)
                                  for _ in range(4)))
            return f"({ctype}) {f}.{self.random.choice('abcd')}"
        if kind == "clamp":
            high = self.random.choice([9, 99, 255, 9999, 99999])
            return f"({ctype}) ({v} > {high} ? {high} : {v})"
        if kind == "condition":
            low = value - self.random.choice([0, 1, 9, 99])
            high = value + self.random.choice([0, 1, 9, 99, 9999])
            if -2 ** 31 < low and high < 2 ** 31 and (
                    low >= 0 or not ctype.startswith(("u", "size"))):
                piece.conditions.append(f"{v} >= {low} && {v} <= {high}")
        return v

    def other_integer(self, piece, bits):
        """An integer of another type than the conversion's: promoted, or of the other
        sign, or wider, of which the C library reads the lower half."""
        ctype = self.random.choice(["int8_t", "uint8_t", "int16_t", "uint16_t", "bool", "int",
                                    "unsigned"] if bits == 32 else
                                   ["int64_t", "uint64_t"])
        if bits == 32 and INTEGER_TYPES["l"][2] == 64 and self.chance(2):
            ctype, bits = self.random.choice(["int64_t", "uint64_t"]), 64
        constant = f"({ctype}) {self.constant(self.integer(bits), bits)}"
        return f"({constant})" if self.chance(4) else self.variable(piece, ctype, constant)

    def real(self, kind):
        """A float's value as C source, of type KIND: double or long double."""
        pick = self.random.random()
        sign = self.random.choice(["", "-"])
        if pick < 0.1:
            value = self.random.choice([
                "__builtin_inf ()", '__builtin_nan ("")', "0.0", "5e-324",
                "2.2250738585072014e-308", "1.7976931348623157e308", "1e22",
                "1e23", "999999.5", "9.5", "0.5", "2.5", "0.00009999995"])
        elif pick < 0.35:
            value = f"{self.random.randint(0, 10 ** 7) / 100!r}"
        elif pick < 0.5:
            value = f"{self.random.randint(0, 10 ** 18)}.0"
        elif pick < 0.65:
            # Ties, and what is beside them.
            value = f"{self.random.randint(0, 9999)}." + self.random.choice(
                ["5", "25", "125", "0625", "4999999999", "5000000001"])
        elif pick < 0.9:
            value = f"{self.random.random():.17f}e{self.random.randint(-20, 20)}"
        else:
            value = f"{self.random.random():.17f}e{self.random.randint(-300, 300)}"
        return f"{sign}{value}" + ("L" if kind == "long double"
                                   and value[0] != "_" else "")

    def real_argument(self, piece, kind):
        constant = self.real(kind)
        pick = self.random.randrange(8)
        if pick == 0:
            return f"(({kind}) {constant})"
        if pick == 1:
            return f"(({kind}) {self.random.randint(-1100000, 1100000)})"
        if pick == 2 and kind == "double":
            return self.variable(piece, "float", f"(float) {constant}")
        if pick == 3:
            v = self.variable(piece, "int", self.random.randint(-9999, 9999))
            return f"(({kind}) {v} / {self.random.choice([1, 4, 10, 100, 3])})"
        return self.variable(piece, kind, constant)

    def star(self, piece, value):
        """VALUE for '*': constant or unknown, perhaps as the lower half of a wider one."""
        ctype = "int"
        if INTEGER_TYPES["l"][2] == 64 and self.chance(8):
            value, ctype = f"0x300000000 + {value}", "long"
        return f"({ctype}) ({value})" if self.chance(2) \
            else self.variable(piece, ctype, value)

    def text(self, least, most):
        letters = "abcdefghijklmnopqrstuvwxyz 0123456789.,:;/-_<>[]{}=+"
        length = self.random.randint(least, most)
        out = "".join(self.random.choice(letters) for _ in range(length))
        return out + self.random.choice(
            ["", "", "", "\\n", "\\303\\244", "\\t", "\\\"", "\\\\", "\\377"])

    def string_argument(self, piece, precision):
        kind = self.random.choice(["literal", "choice", "unknown", "unknown",
                                   "array", "null", "edge", "edge"])
        length = self.random.choice([0, 1, 3, 7, 8, 15, 16, 17, 31, 33, 70])
        text = self.text(length, length)
        if kind == "literal":
            return f'"{text}"'
        if kind == "choice":
            v = self.variable(piece, "int", self.random.randint(0, 1))
            return f'({v} ? "{text}" : "{self.text(0, 9)}")'
        if kind == "array":
            size = length + self.random.randint(5, 9)
            return self.array(piece, size, text)
        if kind == "null":
            # GCC itself makes "%s" alone a strcpy, so a literal goes along.
            piece.text = "." + piece.text
            return self.variable(piece, "const char *", "NULL")
        if kind == "edge":
            # Ends at a page that cannot be read, without a NUL where the
            # precision allows.
            if precision is not None and precision >= 0:
                return f"(wall - {precision + self.random.randint(0, 4)})"
            return f"(nul_wall - {length + 1})"
        return self.variable(piece, "const char *", f'"{text}"')

    def array(self, piece, size, text):
        self.names += 1
        name = f"v{{}}_{self.names}"
        piece.variables.append(f'char {name}[{size}] = "{text}";')
        return name

    def width(self, piece):
        if not self.chance(3):
            return ""
        if self.chance(3):
            piece.arguments.append(self.star(piece, self.random.randint(-25, 25)))
            return "*"
        return str(self.random.choice([1, 2, 3, 5, 8, 10, 16, 20, 40,
                                       self.random.randint(1, 120)]))

    def precision(self, piece):
        """As text, and as a number where there is one."""
        if not self.chance(3):
            return "", None
        known = self.random.choice([0, 1, 2, 3, 5, 6, 8, 12, 17, 19, 20, 33])
        if not self.chance(3):
            return f".{known}" if known or self.chance(2) else ".", known
        if self.chance(3):
            known = -known
        piece.arguments.append(self.star(piece, known))
        return ".*", known

    def directive(self):
        conversion = self.random.choice("ddiuuoxxXcssspffeggaFEGAnmlw"
                                        + ("" if self.plain_c else "bB"))
        if conversion == "n":
            return self.count()
        piece = Piece("")
        flags = "".join(f for f in "-+ #0" if self.chance(5))
        if conversion in "diufFgG" and self.chance(12):
            flags += "'"
        width = self.width(piece)
        precision, known = "", None
        if conversion not in "cl":
            precision, known = self.precision(piece)
        modifier, last = self.value(piece, conversion, known)
        # "l" and "w" stand for the wide conversions, "%lc" and "%ls".
        conversion = {"l": "c", "w": "s"}.get(conversion, conversion)
        # A null string has put its literal there.
        piece.text += "%" + flags + width + precision + modifier + conversion
        piece.arguments += last
        return piece

    def value(self, piece, conversion, known):
        """The length modifier and the argument, if any."""
        if conversion in "diuoxXbB":
            modifier = self.random.choice(["", "", "", "l", "hh", "h", "ll",
                                           "q", "j", "z", "t"])
            if self.plain_c and modifier == "q":
                modifier = "ll"
            signed, unsigned, bits = INTEGER_TYPES[modifier]
            ctype = signed if conversion in "di" else unsigned
            return modifier, [self.integer_argument(piece, ctype, bits)]
        if conversion in "fegaFEGA":
            if self.chance(6):
                return "L", [self.real_argument(piece, "long double")]
            return (self.random.choice(["", "", "l"]),
                    [self.real_argument(piece, "double")])
        if conversion == "c":
            return "", [self.integer_argument(piece, "int", 32)]
        if conversion == "p":
            argument = self.integer_argument(piece, "uintptr_t", 64)
            return "", [f"(void *) {argument}"]
        if conversion == "m":
            return "", []
        if conversion == "l":
            value = self.random.randint(0, 127)
            return "l", [self.variable(piece, "wint_t", value)]
        if conversion == "w":
            letters = "abcdefghijklmnopqrstuvwxyz 0123456789"
            length = self.random.choice([0, 1, 5, 16, 40])
            text = "".join(self.random.choice(letters) for _ in range(length))
            return "l", [self.variable(piece, "const wchar_t *", f'L"{text}"')]
        return "", [self.string_argument(piece, known)]

    def count(self):
        """%n of any size, into one of the counters that end () prints."""
        self.names += 1
        modifier, ctype = self.random.choice([
            ("hh", "signed char"), ("h", "short"), ("", "int"), ("", "int"), ("l", "long"),
            ("ll", "long long"), ("j", "intmax_t"), ("z", "ssize_t"), ("t", "ptrdiff_t")])
        return Piece(f"%{modifier}n", [f"({ctype} *) &counters[{self.names % 7}]"])

    def pieces(self):
        out = []
        for _ in range(self.random.choice([1, 1, 1, 2, 2, 3, 4, 6, 9])):
            if self.chance(2):
                out.append(Piece(self.text(0, self.random.choice([2, 9, 33]))))
            out.append(Piece("%%") if self.chance(25) else self.directive())
        if self.chance(2):
            out.append(Piece(self.text(0, 9)))
        return out
