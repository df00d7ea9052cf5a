import DeckFormats
import Ink
import Learning
import System

/// The letters of a deck with their shapes.
struct LetterSet {
  /// What a hand draws after.
  enum Pattern: String, CaseIterable, Encodable {
    /// The middle lines of the print itself, as one who traces it.
    case traced = "the print, traced"
    /// Those of another print: letters that are drawn otherwise than they stand there.
    case otherPrint = "another print"
    /// The strokes of KanjiVG.
    case strokes = "KanjiVG's strokes"
  }

  struct Letter {
    let name: Character
    /// In the print that drawings are compared with.
    let shape: InkShape
    /// What a hand draws, as far as it's known.
    let patterns: [Pattern: CharacterModel]
    /// Which of the letters look like it, as the deck says.
    var rivals: [Int] = []
  }

  static let decks = [
    "georgian-letters", "armenian-letters", "greek-letters", "russian-letters", "hangul-letters", "hiragana",
    "katakana",
  ]

  /// Without what all such decks are named: `greek`.
  let name: String
  private(set) var letters: [Letter] = []

  /// - Parameter source: of strokes; nil where there is none.
  init(deck name: String, _ source: StrokeSource?) throws {
    let path = "Assets/Decks/\(name).json"
    let deck = try DeckFormat.read(try PosixFileSystem().read(path, limit: DeckFormat.byteLimit), file: path)
    self.name = String(name.prefix { $0 != "-" })
    let fonts = try PrintFonts(for: deck.words.first?.term.first ?? "a", language: deck.language.term)
    var words: [Word] = []
    for word in deck.words {
      guard let name = word.term.first, word.term.count == 1, let shape = fonts.shape(of: name) else {
        continue
      }
      letters.append(
        Letter(name: name, shape: shape, patterns: try Self.patterns(name, shape, fonts, source)))
      words.append(word)
    }
    for index in letters.indices {
      letters[index].rivals = (words[index].letter?.similar ?? []).compactMap { id in
        words.firstIndex { $0.id == id }
      }
    }
  }

  private static func patterns(
    _ letter: Character, _ shape: InkShape, _ fonts: PrintFonts, _ source: StrokeSource?
  ) throws -> [Pattern: CharacterModel] {
    if let strokes = try source?.model(of: letter) { return [.strokes: strokes] }
    var patterns: [Pattern: CharacterModel] = [:]
    patterns[.traced] = PrintFonts.model(shape, of: letter)
    patterns[.otherPrint] = fonts.otherShape(of: letter).flatMap { PrintFonts.model($0, of: letter) }
    return patterns
  }
}
