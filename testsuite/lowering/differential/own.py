# SPDX-License-Identifier: GPL-3.0-or-later
"""Random calls of user sinks (own_prologue.py), each a function of a seed.

Besides the pieces of all calls there are arguments with side effects, and strings and
fields whose lengths bring the whole text just below and above the limits of lowered
calls.  Allocation fails beyond a limit that is a few bytes more or less than the text
needs.
"""

from dataclasses import dataclass, field

from generate import Call, Generator
from own_prologue import FUNCTIONS, LONG, ROOM
from pieces import Piece

# Texts of up to 512 bytes go through scratch buffers, those of numbers up to 1 KiB or
# 4 KiB, those of streams up to 8 KiB; emitters work in blocks of 16 to 64 bytes.
AIMS = [0, 1, 15, 16, 17, 63, 64, 65, 127, 128, 129, 255, 256, 510, 511, 512, 513,
        514, 575, 576, 577, 895, 896, 897, 960, 1023, 1024, 1025, 4031, 4032,
        4033, 4095, 4096, 4097, 8190, 8191, 8192, 8193, 8194, LONG]


@dataclass
class OwnCall(Call):
    aims: list = field(default_factory=list)
    limit: str = ""

    def expression(self):
        tail = f"{self.format()}{self.arguments()}"
        return f"{self.function} ({self.destination}{tail})"

    def block(self):
        """The call as it is, then with texts of the lengths in `aims`."""
        aims = ", ".join(map(str, self.aims + [-1]))
        return f"""  {{
    static const int aims[] = {{ {aims} }};
    struct own o;
    int extra = 0, base = {self.length()};
    own_line ({self.number});
    for (int i = -1; i < 0 || aims[i] >= 0; i++)
      {{
        extra = i < 0 ? 0 : aims[i] > base ? aims[i] - base : 0;
        int need = {self.length()};
        long r = -7;
        (void) need;
        own_begin (&o, {self.limit});
        {self.statement()}
        own_end (&o, r);
      }}
    putchar ('\\n');
  }}
"""


class OwnGenerator(Generator):
    """Pieces with arguments that have effects, and long ones."""

    elsewhere = []

    def integer_argument(self, piece, ctype, bits):
        argument = super().integer_argument(piece, ctype, bits)
        return f"({ctype}) own_effect ((long long) {argument})" \
            if self.chance(5) else argument

    def string_argument(self, piece, precision):
        argument = super().string_argument(piece, precision)
        return f"own_passed ({argument})" if self.chance(6) else argument

    def long_piece(self):
        """A piece that is about `extra` bytes long, of any kind."""
        piece = Piece("", ["extra"])
        kind = self.random.choice(["string", "string", "string", "bytes",
                                   "field", "left", "number", "zeros", "real"])
        if kind == "string":
            piece.text, piece.arguments = "%s", ["own_string (extra)"]
        elif kind == "bytes":
            piece.text = "%.*s"
            piece.arguments += ["own_bytes (extra)"]
        elif kind in ("field", "left"):
            piece.text = "%*s" if kind == "field" else "%-*s"
            piece.arguments.append(self.string_argument(piece, None))
        elif kind == "real":
            piece.text = "%.*f"
            piece.arguments.append(self.real_argument(piece, "double"))
        else:
            piece.text = "%*d" if kind == "number" else "%.*u"
            ctype = "int" if kind == "number" else "unsigned"
            piece.arguments.append(self.integer_argument(piece, ctype, 32))
        return piece

    def fixed_long_piece(self):
        """A piece whose length does not depend on `extra`."""
        n = self.random.choice([200, 500, 512, 600, 1000, 4096, 9000])
        if self.chance(2):
            return Piece("%s", [f"own_string ({n})"])
        # The width or precision is in the format, so GCC knows the length.
        return Piece(self.random.choice([f"%{n}d", f"%-{n}u|", f"%.{n}x"]),
                     [self.integer_argument(made := Piece(""), "unsigned", 32)],
                     made.variables, made.conditions)

    def own_pieces(self):
        """The pieces, and whether one of them has the length `extra`."""
        pieces = self.pieces()
        if self.chance(5):
            pieces.insert(self.random.randint(0, len(pieces)),
                          Piece("%c", [self.random.choice(["0", "choice[0]"])]))
        if self.chance(8):
            pieces.insert(self.random.randint(0, len(pieces)),
                          self.fixed_long_piece())
        if self.chance(2):
            return pieces, False
        pieces.insert(self.random.randint(0, len(pieces)), self.long_piece())
        return pieces, True

    def plain_call(self, number):
        pieces, grows = self.own_pieces()
        name, ctype, _ = self.random.choice(FUNCTIONS)
        uses = ["r = (long) CALL;", "CALL;", "if (CALL > 11) r = 1;",
                "r = (long) CALL + (long) o.length;"]
        use = self.random.choice(uses)
        if ctype == "void":
            use = "CALL;"
        if name == "own_make":
            use = self.random.choice(["r = own_made (&o, CALL);"] * 5 + ["CALL;"])
        destination = self.random.choice(["&o, ", "&o, ", "own_picked (&o), "])
        aims = sorted(self.random.sample(AIMS, 8)) if grows else []
        limit = str(ROOM)
        if self.chance(3):
            delta = self.random.choice([-2, -1, 0, 1, 2, 3, 12, -20])
            limit = f"(size_t) (need + {delta} > 0 ? need + {delta} : 0)"
        return OwnCall(number, pieces, name, "plain",
                       "" if name == "own_make" else destination, "0", use,
                       aims=aims, limit=limit)


def mapping_arguments():
    """The plugin's arguments that declare the same as the attributes."""
    return [f"-fplugin-arg-libqrintf-{text}" for _, _, text in FUNCTIONS]
