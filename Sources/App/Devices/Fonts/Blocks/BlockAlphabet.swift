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
    let lines = request.letter.split(separator: "\n")
    let shapes = lines.compactMap { self.shape(of: String($0)) }
    guard let first = shapes.first, shapes.count == lines.count else { return nil }
    let shape = shapes.dropFirst().reduce(first) { $0.above($1) }
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
