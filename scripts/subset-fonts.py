"""Makes app/fonts/* from the @fontsource-variable packages: only the weights and signs the design uses.

Run by hand when the packages change: pip install fonttools brotli; python scripts/subset-fonts.py
Python, because no woff2 encoder exists among the Node packages of the project.
"""

import io
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent
# Latin-1 covers Spanish, English, Portuguese, French, German and Dutch. Quotes, dashes, bullets, euro and minus follow.
SIGNS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *[0x152, 0x153, 0x178, 0x2C6, 0x2DA, 0x2DC, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E],
    *[0x2022, 0x2026, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212],
]
# The characters of Spanish. The other letters have a file of their own, which a browser fetches when a text contains one of them
# (see app/styles/fonts.css).
SPANISH_SIGNS = [
    sign
    for sign in SIGNS
    if sign not in range(0xC0, 0x180) or chr(sign) in "ÁÇÉÍÑÓÚÜ×áçéíñóúü÷"
    if sign not in [0xA4, 0xA6, 0xA8, 0xAC, 0xAD, 0xAF, *range(0xB4, 0xB7), 0xB8, 0xB9, 0xBE, 0x2C6, 0x2DA, 0x2DC, 0x201A, 0x2039, 0x203A, 0x2044]
]
OTHER_LETTERS = [sign for sign in SIGNS if sign in range(0xC0, 0x180) and sign not in SPANISH_SIGNS]
# The characters of headings: letters, figures and the punctuation of a sentence.
HEADING_SIGNS = [
    sign
    for sign in SIGNS
    if sign not in [*range(0xA2, 0xA7), 0xA8, 0xA9, *range(0xAC, 0xB0), *range(0xB1, 0xB7), 0xB8, 0xB9, *range(0xBC, 0xBF)]
    and sign not in [0xD7, 0xF7, 0x2C6, 0x2DA, 0x2DC, 0x2044, 0x2122, *range(0x2190, 0x2194)]
]


def reopened(font: TTFont) -> TTFont:
    """The subsetter needs a font whose tables agree with its glyph order, as only a saved one does."""
    font.flavor = None
    buffer = io.BytesIO()
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer)


def make(source: str, target: str, weights: int | tuple[int, int, int], features: list[str], signs: list[int] = SIGNS) -> None:
    font = reopened(TTFont(ROOT / "node_modules/@fontsource-variable" / source))
    font = reopened(instancer.instantiateVariableFont(font, {"wght": weights}))
    options = subset.Options(layout_features=features, hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=signs)
    subsetter.subset(font)
    font.flavor = "woff2"
    path = ROOT / "app/fonts" / target
    font.save(path)
    print(target, path.stat().st_size)


def make_static(source: str, target: str, weight: int) -> None:
    """One weight as TrueType, for the documents that pdfkit draws: it embeds neither woff2 nor variations."""
    font = reopened(TTFont(ROOT / "node_modules/@fontsource-variable" / source))
    font = reopened(instancer.instantiateVariableFont(font, {"wght": weight}))
    subsetter = subset.Subsetter(subset.Options(layout_features=["kern", "mark", "ccmp", "lnum"], hinting=False))
    subsetter.populate(unicodes=SIGNS)
    subsetter.subset(font)
    path = ROOT / "app/fonts" / target
    font.save(path)
    print(target, path.stat().st_size)


# Each fits the first window of a connection (14 KB), so that no heading waits for a second round trip.
make(
    "ysabeau/files/ysabeau-latin-wght-normal.woff2",
    "ysabeau-640.woff2",
    640,
    ["calt", "ccmp", "liga", "lnum", "tnum", "kern", "mark", "mkmk", "rvrn"],
    HEADING_SIGNS,
)
FIGTREE = "figtree/files/figtree-latin-wght-normal.woff2"
make(FIGTREE, "figtree-400-700.woff2", (400, 400, 700), ["tnum", "kern"], SPANISH_SIGNS)
make(FIGTREE, "figtree-other-400-700.woff2", (400, 400, 700), ["kern"], OTHER_LETTERS)

make_static("figtree/files/figtree-latin-wght-normal.woff2", "figtree-400.ttf", 400)
make_static("figtree/files/figtree-latin-wght-normal.woff2", "figtree-650.ttf", 650)
make_static("ysabeau/files/ysabeau-latin-wght-normal.woff2", "ysabeau-640.ttf", 640)
