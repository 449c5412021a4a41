#!/usr/bin/env python3
"""Makes the web fonts of this folder from the files of Fontsource.

Usage, at development time only (Debian packages python3-fonttools and python3-brotli):

    npm pack @fontsource-variable/commissioner@5.3.0 @fontsource-variable/imbue@5.3.0
    python3 shared/theme/fonts/subset.py FOLDER

FOLDER holds the two unpacked packages, as `commissioner` and `imbue`. Each family gets four files, which share no
character: `latin` for en, nl, de, it, fr and es; `pl` for the letters of Polish; `latin-rest` and `latin-ext` for
all other characters, as names of people and places need them. Writes `src/font-files.ts` beside the fonts.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
LIST = HERE.parent / "src/font-files.ts"

# Weights and optical sizes of src/tokens.ts and of the styles in shared/ui/src/layout/text.tsx.
FAMILIES = {
    "Imbue Variable": ("imbue", "standard", {"wght": (600, 640), "opsz": (18, 40)}),
    "Commissioner Variable": ("commissioner", "wght", {"wght": (400, 700)}),
}

ASCII = "".join(map(chr, range(0x20, 0x7F)))
SIGNS = "\u00a0¡¢£§©ª«\u00ad®°±²³·º»½¿×–—‘’‚“”„•…‹›€™−\u2009"
LETTERS = "ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôöùúûüÿŒœ"
LATIN = set(ASCII + SIGNS + LETTERS)
POLISH = set("ĄąĆćĘęŁłŃńŚśŹźŻż")

FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "rvrn"]

# A point that an axis moves by less than this part of the em stays: 0.2 px in the largest title.
INVISIBLE = 0.0016


def characters(path):
    return {chr(code) for code in TTFont(path).getBestCmap() if code >= 0x20}


def drop_invisible(font):
    """Drops invisible variations of glyphs, such as those of weight and optical size together."""
    least = font["head"].unitsPerEm * INVISIBLE

    def seen(variation):
        return any(max(map(abs, delta)) >= least for delta in variation.coordinates if delta)

    table = font["gvar"].variations
    for glyph in list(table.keys()):
        table[glyph] = [variation for variation in table[glyph] if seen(variation)]


def cut(path, wanted, limits):
    """Returns a WOFF2 file of the wanted characters with narrowed axes."""
    font = TTFont(path)
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=map(ord, wanted))
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, limits)
    drop_invisible(font)
    font.flavor = "woff2"
    # The time of making is not part of a font: the same sources give the same bytes.
    font.recalcTimestamp = False
    out = BytesIO()
    font.save(out)
    return out.getvalue()


def range_of(wanted, others):
    """Writes a CSS unicode-range. A gap that no other file needs is part of the range, which keeps it short."""
    spans = []
    for code in sorted(map(ord, wanted)):
        if spans and not any(chr(gap) in others for gap in range(spans[-1][1] + 1, code)):
            spans[-1][1] = code
        else:
            spans.append([code, code])
    return ",".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in spans)


def entry(family, file, weights, unicode_range):
    values = {"family": family, "file": file, "weights": weights, "range": unicode_range}
    lines = "".join(property_line(key, value) for key, value in values.items())
    return f"  {{\n{lines}  }},\n"


def property_line(key, value):
    """Writes a property as Prettier does: a long value stands on a line of its own."""
    line = f"    {key}: '{value}',\n"
    return line if len(line) <= 111 else f"    {key}:\n      '{value}',\n"


HEAD = """/** A font file and the characters it is loaded for. */
export interface FontFile {
  family: string;
  /** Name below `fonts/`, without its ending. */
  file: string;
  /** Lowest and highest weight. */
  weights: string;
  /** As CSS writes it. */
  range: string;
}

/** Made by fonts/subset.py; not edited by hand. The last file of a family comes first in its choice of glyphs. */
export const FONT_FILES: readonly FontFile[] = [
"""


def main(folder):
    entries = ""
    for family, (name, axes, limits) in FAMILIES.items():
        files = folder / name / "files"
        latin, ext = (files / f"{name}-{part}-{axes}-normal.woff2" for part in ("latin", "latin-ext"))
        near, far = characters(latin), characters(ext) - characters(latin)
        parts = {
            "latin-ext": (ext, far - POLISH),
            "latin-rest": (latin, near - LATIN),
            "pl": (ext, far & POLISH),
            "latin": (latin, near & LATIN),
        }
        for part, (source, wanted) in parts.items():
            data = cut(source, wanted, limits)
            (HERE / f"{name}-{part}.woff2").write_bytes(data)
            print(f"{name}-{part}: {len(data)} bytes")
            others = set().union(*(chars for other, (_, chars) in parts.items() if other != part))
            weights = " ".join(map(str, limits["wght"]))
            entries += entry(family, f"{name}-{part}", weights, range_of(wanted, others))
    LIST.write_text(f"{HEAD}{entries}];\n")


main(Path(sys.argv[1]))
