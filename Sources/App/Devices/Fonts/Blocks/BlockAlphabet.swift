import Engine
import Interface

/// Built-in letters for machines without fonts: Latin, Greek, Cyrillic, Georgian and Armenian. An x is five
/// dots high, and ascenders and descenders add two, so that a word fits five rows of half blocks.
///
/// Each line of the tables has a letter, or several that look alike, then the zone that it fills (see
/// `BlockShape`), then its rows from the top.
struct BlockAlphabet {
  /// Built on first use.
  static let standard = BlockAlphabet([latin, greek, cyrillic, georgian, armenian])

  /// Columns between two letters, and the width of a space.
  private static let gap = 1
  private static let blank = 3

  private var shapes: [Unicode.Scalar: BlockShape] = [" ": BlockShape(blank: blank)]
  private let marks = Dictionary(uniqueKeysWithValues: BlockMark.all.map { ($0.combining, $0) })

  private init(_ tables: [String]) {
    for line in tables.joined(separator: "\n").split(separator: "\n") {
      let parts = line.split(separator: " ")
      for letter in parts[0].unicodeScalars { shapes[letter] = BlockShape(parts.dropFirst()) }
    }
    for (alike, latin) in zip(Self.alike, Self.latinAlike) { shapes[alike] = shapes[latin] }
    for mark in BlockMark.all {
      for index in stride(from: 0, to: mark.letters.count - 1, by: 2) {
        guard let base = mark.letters[index + 1].unicodeScalars.first, let shape = shapes[base] else {
          continue
        }
        for marked in mark.letters[index].unicodeScalars { shapes[marked] = shape.marked(mark) }
      }
    }
  }

  /// Greek and Cyrillic letters, and the Latin letters they look like.
  private static let alike = Array("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТХаеорсух".unicodeScalars)
  private static let latinAlike = Array("ABEZHIKMNOPTYXABEKMHOPCTXaeopcyx".unicodeScalars)

  subscript(letter: Unicode.Scalar) -> BlockShape? { shapes[letter] }

  /// The shape of a word; nil if a letter is missing.
  func shape(of word: String) -> BlockShape? {
    var letters: [BlockShape] = []
    for scalar in word.unicodeScalars {
      if let mark = marks[scalar], let last = letters.popLast() {
        letters.append(last.marked(mark))
      } else if let shape = shapes[scalar] {
        letters.append(shape)
      } else {
        return nil
      }
    }
    guard let first = letters.first else { return nil }
    return letters.dropFirst().reduce(first) { $0.followed(by: $1, gap: Self.gap) }
  }

  /// A picture scaled by the largest whole factor that fits; nil if there is no room or a letter is missing.
  func picture(of request: LetterRequest) -> LetterPicture? {
    guard let shape = shape(of: request.letter) else { return nil }
    let mosaic = request.mosaic.dots == Mosaic.halves.dots ? request.mosaic : .halves
    let room = Size(request.room.width * mosaic.dots.width, request.room.height * mosaic.dots.height)
    let factor = min(room.width / shape.width, room.height / shape.rows.count)
    return factor > 0 ? LetterPicture(rows: shape.scaled(by: factor), guides: [], mosaic: mosaic) : nil
  }
}

extension LetterPicture {
  /// Draws a word with built-in letters; nil if one is missing or they don't fit.
  public init?(inBlocks request: LetterRequest) {
    guard let picture = BlockAlphabet.standard.picture(of: request) else { return nil }
    self = picture
  }
}

/// The dots of a letter, a mark or a word, with its base line.
struct BlockShape: Hashable {
  /// Of equal length, top first.
  private(set) var rows: [[Bool]]
  /// The number of rows above the base line.
  private(set) var top: Int

  /// Zones: x-height, two rows above it, two below the base line, or both.
  private static let zones: [Substring: (top: Int, count: Int)] = [
    "x": (5, 5), "a": (7, 7), "d": (5, 7), "f": (7, 9),
  ]

  /// Parses a zone and its rows, such as `x # # # # #`; nil if they don't agree.
  init?(_ parts: ArraySlice<Substring>) {
    guard let zone = parts.first.flatMap({ Self.zones[$0] }), parts.count == zone.count + 1 else {
      return nil
    }
    rows = parts.dropFirst().map { $0.map { $0 == "#" } }
    top = zone.top
    guard Set(rows.map(\.count)).count == 1 else { return nil }
  }

  init(blank width: Int) {
    rows = [[Bool](repeating: false, count: width)]
    top = 1
  }

  var width: Int { rows.first?.count ?? 0 }
  var bottom: Int { rows.count - top }

  /// The shape with a mark centred above or below, separated by a blank row.
  func marked(_ mark: BlockMark) -> BlockShape {
    let marks = mark.rows.map { Self.centered($0, in: max(width, $0.count)) }
    let own = rows.map { Self.centered($0, in: max(width, marks[0].count)) }
    let air = [[Bool](repeating: false, count: own[0].count)]
    var shape = self
    shape.rows = mark.isBelow ? own + marks : marks + air + own
    if !mark.isBelow { shape.top += marks.count + 1 }
    return shape
  }

  /// The shape followed by another one, `gap` columns apart.
  func followed(by next: BlockShape, gap: Int) -> BlockShape {
    let (top, bottom) = (max(top, next.top), max(bottom, next.bottom))
    let (left, right) = (padded(top, bottom).rows, next.padded(top, bottom).rows)
    var shape = self
    shape.top = top
    shape.rows = zip(left, right).map { $0 + [Bool](repeating: false, count: gap) + $1 }
    return shape
  }

  func scaled(by factor: Int) -> [[Bool]] {
    rows.flatMap { row in
      let wide = row.flatMap { [Bool](repeating: $0, count: factor) }
      return [[Bool]](repeating: wide, count: factor)
    }
  }

  private func padded(_ top: Int, _ bottom: Int) -> BlockShape {
    let blank = [Bool](repeating: false, count: width)
    var shape = self
    shape.rows =
      [[Bool]](repeating: blank, count: top - self.top) + rows
      + [[Bool]](repeating: blank, count: bottom - self.bottom)
    shape.top = top
    return shape
  }

  private static func centered(_ row: [Bool], in width: Int) -> [Bool] {
    let left = (width - row.count) / 2
    return (0..<width).map { $0 >= left && $0 < left + row.count && row[$0 - left] }
  }
}

/// A diacritic above or below a letter of `BlockAlphabet`.
struct BlockMark {
  /// The combining scalar, which follows its letter.
  let combining: Unicode.Scalar
  /// Pairs of a precomposed letter and its base.
  let letters: [Character]
  let isBelow: Bool
  let rows: [[Bool]]

  private init(_ combining: Unicode.Scalar, _ letters: String, isBelow: Bool = false, _ rows: String...) {
    self.combining = combining
    self.letters = letters.filter { $0 != " " }
    self.isBelow = isBelow
    self.rows = rows.map { $0.map { $0 == "#" } }
  }

  static let all = [
    BlockMark(
      "\u{301}", "áa ée íı óo úu ýy ÁA ÉE ÍI ÓO ÚU ÝY άα έε ήη ίι όο ύυ ώω ΆA ΈE ΉH ΊI ΌO ΎY ΏΩ", "..#", ".#."
    ),
    BlockMark("\u{300}", "àa èe ìı òo ùu ÀA ÈE ÌI ÒO ÙU", "#..", ".#."),
    BlockMark("\u{302}", "âa êe îı ôo ûu ÂA ÊE ÎI ÔO ÛU", ".#.", "#.#"),
    BlockMark("\u{303}", "ãa ñn õo ÃA ÑN ÕO", ".#.#", "#.#."),
    BlockMark("\u{304}", "āa ēe īı ōo ūu ĀA ĒE ĪI ŌO ŪU", "###"),
    BlockMark("\u{306}", "ăa ĕe ğg ĭı ŏo ŭu йи ЙИ", "#...#", ".###."),
    BlockMark("\u{307}", "ċc ėe ġg ṁm ṅn ṙr żz ĖE İI ŻZ", "#"),
    BlockMark("\u{308}", "äa ëe ïı öo üu ÿy ÄA ËE ÏI ÖO ÜU ёe ЁE ϊι ϋυ", "#.#"),
    BlockMark("\u{30C}", "ǎa čc ěe ǐı ǰj ňn ǒo řr šs ǔu žz ǍA ČC ĚE ŘR ŠS ŽZ", "#.#", ".#."),
    BlockMark("\u{323}", "ạa ḍd ẹe ḥh ịi ḳk ṃm ṇn ọo ṛr ṣs ṭt ụu ẓz", isBelow: true, ".", "#"),
    BlockMark("\u{327}", "çc şs ţt ÇC ŞS", isBelow: true, ".#", "#."),
  ]
}
