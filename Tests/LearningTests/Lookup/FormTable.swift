import Learning

/// Forms as a table: a line a word with its part of speech, then its forms, each with what it is where that is told.
struct FormTable {
  struct Row {
    var text: String
    var term: String
    var partOfSpeech: String
    var form: String?
  }

  var rows: [Row]

  /// "食べる, Ichidan verb: 食べた past | 食べて te form"; what follows the first comma is the part of speech.
  init(_ text: String) {
    rows = text.split(separator: "\n").flatMap { line -> [Row] in
      let sides = line.split(separator: ":", maxSplits: 1)
      let head = sides[0].split(separator: ",", maxSplits: 1).map { String($0.drop { $0 == " " }) }
      return sides[1].split(separator: "|").map { cell in
        let parts = cell.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
        let form = parts.count > 1 ? String(parts[1].reversed().drop { $0 == " " }.reversed()) : ""
        return Row(
          text: String(parts[0]), term: head[0], partOfSpeech: head[1], form: form.isEmpty ? nil : form)
      }
    }
  }

  /// The rows whose text doesn't lead to their word, with what it leads to.
  func missed(language: String) -> [String] {
    rows.compactMap { row in
      let lemmas = Lemmas.candidates(of: row.text, language: language)
      let isFound = lemmas.contains { lemma in
        lemma.term == row.term && lemma.fits(row.partOfSpeech) && (row.form.map { $0 == lemma.form } ?? true)
      }
      guard !isFound else { return nil }
      let found = lemmas.prefix(9).map { "\($0.term) (\($0.form))" }.joined(separator: ", ")
      return "\(row.text) → \(row.term), \(row.form ?? ""): \(found)"
    }
  }
}
