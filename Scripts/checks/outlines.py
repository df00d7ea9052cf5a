"""Compares letters with their outlines in the fonts that the cards use."""

import re
from pathlib import Path

from checks import Missing


class Outlines:
    """Compares a letter's outline with its hint on writing: its place on the lines, and its closed parts."""

    name = "outlines of DejaVu Sans and Serif"
    folder = Path("/usr/share/fonts/truetype/dejavu")
    # In ems: letters may cross a line by less than this for optical reasons.
    tolerance = 0.06

    def __init__(self):
        try:
            from fontTools.ttLib import TTFont
        except ImportError:
            raise Missing("pip install fonttools") from None
        paths = [self.folder / f"{name}.ttf" for name in ("DejaVuSans", "DejaVuSerif")]
        if not all(path.exists() for path in paths):
            raise Missing("apt-get install fonts-dejavu-core")
        self.fonts = [TTFont(path) for path in paths]

    def differences(self, word):
        letter, term = word["letter"], word["term"]
        if any(ord(term) not in font.getBestCmap() for font in self.fonts):
            return None
        levels = [self.level(font, term) for font in self.fonts]
        found = []
        if letter["level"] not in levels or len(set(levels)) > 1:
            found.append(f"{letter['level']} is {' and '.join(levels)} there")
        found += self.lines(letter["writing"], levels)
        found += self.closed(letter["writing"], term)
        if "capital" in letter:
            found += self.closed(letter["capitalWriting"], letter["capital"])
        return found

    def level(self, font, letter):
        """The lines between which the letter sits; the script's plainest letter defines the x-height."""
        plain = next(text for text in "იոοо" if abs(ord(text) - ord(letter)) < 0x90)
        low, high = (edge / font["head"].unitsPerEm for edge in self.edges(font, letter))
        x_height = self.edges(font, plain)[1] / font["head"].unitsPerEm
        below, above = low < -self.tolerance, high > x_height + self.tolerance
        return {(0, 0): "x-height", (0, 1): "ascender", (1, 0): "descender", (1, 1): "both"}[below, above]

    @staticmethod
    def edges(font, letter):
        from fontTools.pens.boundsPen import BoundsPen

        glyphs = font.getGlyphSet()
        pen = BoundsPen(glyphs)
        glyphs[font.getBestCmap()[ord(letter)]].draw(pen)
        return pen.bounds[1], pen.bounds[3]

    @staticmethod
    def lines(writing, levels):
        """The hint's errors about going below the line, and about a letter's being tall."""
        is_below = all(level in ("descender", "both") for level in levels)
        is_above = any(level in ("ascender", "both") for level in levels)
        if bool(re.search("(below|under) the line", writing)) != is_below:
            yield f"{'goes' if is_below else 'never goes'} below the line there: {writing}"
        if re.search(r"\btall\b", writing) and not is_above:
            yield f"not tall there: {writing}"

    def closed(self, writing, letter):
        """The hint's errors about closed parts. A hint that compares letters needn't mention them."""
        if re.search(r"\b[Ll]ike|The same|sign", writing):
            return
        holes = [self.holes(font, letter) for font in self.fonts]
        closes = re.search(r"\b(closed|loops?|oval|triangle|ring)\b(?! open)", writing)
        if closes and not any(holes):
            yield f"nothing closed in {letter} there: {writing}"
        if all(holes) and not closes and not re.search(r"\bbowls?\b", writing):
            yield f"something closed in {letter} there: {writing}"

    @staticmethod
    def holes(font, letter):
        """The number of contours that run opposite to the largest one: the closed parts."""
        from fontTools.pens.areaPen import AreaPen
        from fontTools.pens.recordingPen import DecomposingRecordingPen

        glyphs = font.getGlyphSet()
        recorded = DecomposingRecordingPen(glyphs)
        glyphs[font.getBestCmap()[ord(letter)]].draw(recorded)
        areas, pen = [], AreaPen(glyphs)
        for name, points in recorded.value:
            getattr(pen, name)(*points)
            if name == "closePath":
                areas.append(pen.value)
                pen = AreaPen(glyphs)
        largest = max(areas, key=abs)
        return sum(area * largest < 0 for area in areas)
