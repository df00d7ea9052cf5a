import Engine
import Interface
import Learning
import WordGame

/// What screens and commands say of a deck.
extension Deck {
  /// As in "33 letters".
  var size: Text { kind.size(words.count) }

  /// As in "Georgian", or "English–Russian" where meanings aren't in English; empty where nobody knows.
  var languageNames: Text {
    guard let term = LanguageName.of(language.term) else { return .empty }
    let meaning = LanguageName.of(language.meaning).flatMap { [term, "English"].contains($0) ? nil : $0 }
    return Text(meaning.map { "\(term)–\($0)" } ?? term)
  }
}

extension Deck {
  /// What it is found by.
  var searchText: String {
    [name, id, language.term, language.meaning, languageNames.string].joined(separator: "\n")
  }
}

extension DeckOutline {
  /// As in "33 letters".
  var size: Text { kind.size(words.count) }
}

extension Deck.Kind {
  fileprivate func size(_ count: Int) -> Text {
    let names = self == .alphabet ? ("letter", "letters") : ("word", "words")
    return Text(Figure.count(count, names.0, names.1))
  }
}

/// Lines with columns as wide as their widest field, but for the last, which may be as long as it is. Columns in
/// which nothing stands are left out.
struct Columns {
  private let rows: [[Text]]
  private let widths: [Int]

  /// Columns that grow to at most so many cells; a longer field pushes the rest of its line to the right.
  init(_ rows: [[Text]], most: Int = 40) {
    self.rows = rows
    let count = rows.map(\.count).max() ?? 0
    widths = (0..<count).map { column in
      rows.map { column < $0.count ? min(most, $0[column].width) : 0 }.max() ?? 0
    }
  }

  var lines: [Text] {
    rows.map { row in
      let last = row.lastIndex { !$0.isEmpty } ?? -1
      return row.indices.prefix(last + 1).filter { widths[$0] > 0 }.reduce(Text.empty) { line, index in
        index == last ? line + row[index] : line + row[index].padded(to: widths[index]) + "  "
      }
    }
  }
}
