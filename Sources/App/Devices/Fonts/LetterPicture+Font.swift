import Engine
import Interface

/// Draws letters with a font.
///
/// The size follows from the guide lines, from the highest that letters of the script reach to the lowest, so
/// that all letters of an alphabet have one scale. The lines are measured on the font's own outlines. Hinting
/// moves edges a little, so sizes are tried, from large to small, until one fits.
extension LetterPicture {
  /// Nil if the font can't be read or lacks the letter, or if a word would be too small to read.
  public init?(_ request: LetterRequest, font file: FontFile) {
    let lines = request.letter.split(separator: "\n").map { Array($0.unicodeScalars) }
    let letters = lines.flatMap(\.self)
    guard let first = letters.first, let font = Font(file), letters.allSatisfy({ font.has($0) }) else {
      return nil
    }
    let script = LetterScript(of: first)
    guard request.isLetter else {
      guard letters.allSatisfy({ !LetterScript.isShaped($0) }) else { return nil }
      for mosaic in request.mosaics {
        let fit = Fit(room: request.room, mosaic: mosaic, hasLines: false)
        guard let trial = fit.trial(lines, script, font), trial.isLegible(script, mosaic) else { continue }
        self.init(rows: trial.rows, guides: [], mosaic: mosaic)
        return
      }
      return nil
    }
    let fit = Fit(room: request.room, mosaic: request.mosaic, hasLines: true)
    guard let trial = fit.trial(lines, script, font) else { return nil }
    self.init(rows: trial.rows, guides: trial.guides, mosaic: request.mosaic)
  }
}

extension LetterRequest {
  /// Mosaics for a word, best first: if solid dots are too coarse, braille may do.
  fileprivate var mosaics: [Mosaic] { mosaic == .ascii ? [.ascii] : [mosaic, .braille] }
}

private struct Fit {
  let room: Size
  let mosaic: Mosaic
  let hasLines: Bool

  func trial(_ lines: [[Unicode.Scalar]], _ script: LetterScript, _ font: borrowing Font) -> TrialPicture? {
    let most = Size(room.width * mosaic.dots.width, room.height * mosaic.dots.height)
    guard most.width > 0, most.height > 2 else { return nil }
    var size = 2 * most.height
    while size > 3 {
      // A cell is about twice as high as wide, so dots needn't be square.
      let dots = Size(size * 2 * mosaic.dots.width / mosaic.dots.height, size)
      guard font.resize(to: dots) else { return nil }
      let drawn = lines.compactMap { TrialLine($0, script, font, hasLines: hasLines) }
      guard drawn.count == lines.count else { return nil }
      let trial = TrialPicture(lines: drawn)
      if trial.width <= most.width, trial.height <= most.height { return trial }
      // Sizes are skipped only while the picture is far too large.
      let (width, height) = (max(1, trial.width), max(1, trial.height))
      size = min(size - 1, size * most.height / height + 1, size * most.width / width + 1)
    }
    return nil
  }
}

extension Font.Glyph {
  /// The gap of a sentence hangs so low in most fonts that the letters beside it would have to be smaller.
  fileprivate var onBaseLine: Font.Glyph { Font.Glyph(left: left, top: 0, advance: advance, rows: rows) }
}

/// A picture at one font size: lines of text below each other, each in the middle.
private struct TrialPicture {
  let lines: [TrialLine]

  /// Dots between two lines.
  private var gap: Int { max(1, (lines.first?.lineHeight ?? 0) / 5) }

  var width: Int { lines.map(\.width).max() ?? 0 }
  var height: Int { lines.reduce(gap * (lines.count - 1)) { $0 + $1.height } }
  /// Those of a single letter.
  var guides: [LetterPicture.Guide] { lines.first?.guides ?? [] }

  var rows: [[Bool]] {
    let air = [[Bool]](repeating: [Bool](repeating: false, count: width), count: gap)
    return Array(lines.map { $0.rows(centredIn: width) }.joined(separator: air))
  }

  func isLegible(_ script: LetterScript, _ mosaic: Mosaic) -> Bool {
    lines.allSatisfy { $0.isLegible(script, mosaic) }
  }
}

/// A line of text, or a letter, at one font size.
private struct TrialLine {
  let glyphs: [(x: Int, glyph: Font.Glyph)]
  /// Dots from the base line to the top and bottom edges.
  let top, bottom: Int
  /// Dots from the highest guide line to the lowest.
  let lineHeight: Int
  let left, width: Int
  /// The script's guide lines, in dots above the base line.
  private let lines: [(line: LetterPicture.Guide.Line, height: Int)]

  init?(_ letters: [Unicode.Scalar], _ script: LetterScript, _ font: borrowing Font, hasLines: Bool) {
    var x = 0
    var glyphs: [(x: Int, glyph: Font.Glyph)] = []
    for letter in letters {
      guard let glyph = font.draw(letter).map({ letter == "_" ? $0.onBaseLine : $0 }) else { return nil }
      glyphs.append((x + glyph.left, glyph))
      x += glyph.advance
    }
    let lines = Self.lines(of: script, font)
    let left = glyphs.map(\.x).min() ?? 0
    let (highest, lowest) = (lines.map(\.height).max() ?? 0, lines.map(\.height).min() ?? 0)
    let inkTop = glyphs.map(\.glyph.top).max() ?? 0
    let inkBottom = glyphs.map(\.glyph.bottom).max() ?? 0
    if hasLines {
      // One more row at either end for the guide lines.
      (top, bottom) = (max(highest, inkTop) + 1, max(-lowest, inkBottom) + 1)
    } else {
      // A word with both ascenders and descenders is smaller than others, which all have one size and weight.
      let air = max(0, (highest - lowest) * 8 / 10 - inkTop - inkBottom)
      (top, bottom) = (inkTop + air / 2, inkBottom + air - air / 2)
    }
    lineHeight = max(highest - lowest, inkTop + inkBottom)
    width = (glyphs.map { $0.x + ($0.glyph.rows.first?.count ?? 0) }.max() ?? 0) - left
    self.glyphs = glyphs
    self.left = left
    self.lines = lines
  }

  var height: Int { top + bottom }

  /// Whether a word of this size is readable.
  func isLegible(_ script: LetterScript, _ mosaic: Mosaic) -> Bool {
    let least = script.leastDots
    return lineHeight >= (mosaic == .braille ? least + least / 4 : least)
  }

  var guides: [LetterPicture.Guide] { lines.map { LetterPicture.Guide($0.line, top - $0.height) } }

  func rows(centredIn columns: Int) -> [[Bool]] {
    var rows = [[Bool]](repeating: [Bool](repeating: false, count: columns), count: height)
    let left = left - (columns - width) / 2
    for (x, glyph) in glyphs {
      for (y, row) in glyph.rows.enumerated() {
        for (column, isSet) in row.enumerated() where isSet {
          rows[top - glyph.top + y][x - left + column] = true
        }
      }
    }
    return rows
  }

  private static func lines(
    of script: LetterScript, _ font: borrowing Font
  ) -> [(line: LetterPicture.Guide.Line, height: Int)] {
    func glyph(_ letter: Character?) -> Font.Glyph? { letter?.unicodeScalars.first.flatMap { font.draw($0) } }
    if let lines = script.lines {
      guard let xHeight = glyph(lines.xHeight), let ascender = glyph(lines.ascender),
        let descender = glyph(lines.descender)
      else { return [(.base, 0)] }
      return [
        (.ascender, ascender.top), (.xHeight, xHeight.top), (.base, 0), (.descender, -descender.bottom),
      ]
    }
    guard let square = glyph(script.square) else { return [(.base, 0)] }
    return [(.ascender, square.top), (.descender, -square.bottom)]
  }
}
