import Engine
import Learning

/// A line of a dictionary page: a label, a text, and where Enter leads from it.
struct LookUpLine: Sendable {
  /// In the left column; empty if the line continues the one above.
  let label: Text
  /// A word or character in bold before the text.
  let head: Text
  let text: Text
  /// What Enter opens; nil if the line only says something.
  let link: LookUpSubject?

  init(_ label: Text = .empty, head: Text = .empty, _ text: Text, link: LookUpSubject? = nil) {
    (self.label, self.head, self.text, self.link) = (label, head, text, link)
  }

  /// A word, its reading and meanings.
  init(_ label: Text = .empty, _ hit: DictionaryHit) {
    self.init(label, head: Text(hit.entry.term), hit.entry.gist, link: .entry(hit.entry))
  }

  /// A character, its readings and meanings.
  init(_ label: Text = .empty, indent: Text = .empty, _ entry: CharacterEntry) {
    self.init(
      label, head: indent + Text(String(entry.character)), entry.gist, link: .character(entry.character))
  }

  static let labelWidth = 15

  func draw(on canvas: inout Canvas, in row: Rect, hasFocus: Bool) {
    let theme = canvas.theme
    canvas.put(label.shortened(to: Self.labelWidth - 2), in: row, .leading, Style(theme.muted))
    let x = row.left + Self.labelWidth
    var rest = Rect(x, row.top, row.right - x, 1)
    if !head.isEmpty {
      let head = canvas.ornaments.spelled(head)
      canvas.put(head, in: rest, .leading, Style(hasFocus ? theme.accent : theme.text).bold)
      let width = max(6, head.width + 2)
      rest = Rect(rest.left + width, rest.top, rest.width - width, 1)
    }
    let text = canvas.ornaments.spelled(text).shortened(to: rest.width)
    canvas.put(text, in: rest, .leading, Style(head.isEmpty || hasFocus ? theme.text : theme.muted))
  }
}

extension DictionaryEntry {
  var gist: Text {
    let meanings = Text(meanings.joined(separator: "; "))
    guard let reading = shownReading else { return meanings }
    return Text(reading) + "  " + meanings
  }
}

extension CharacterEntry {
  var gist: Text {
    let readings = pinyin.prefix(2) + onReadings.prefix(2) + kunReadings.prefix(2)
    let parts = [readings.joined(separator: " "), meanings.joined(separator: ", ")]
    return Text(parts.filter { !$0.isEmpty }.joined(separator: "  "))
  }
}

extension EntryPage {
  /// Meanings, the characters of the word, and words that contain it.
  func lines(width: Int) -> [LookUpLine] {
    facts + meanings(width: width) + notes + example(width: width) + characterLines + wordLines
  }

  private var facts: [LookUpLine] {
    var lines: [LookUpLine] = []
    if let reading = entry.shownReading { lines.append(LookUpLine("reading", Text(reading))) }
    if !entry.spellings.isEmpty {
      lines.append(LookUpLine("also written", Text(entry.spellings.joined(separator: "  "))))
    }
    return lines
  }

  private func meanings(width: Int) -> [LookUpLine] {
    entry.senses.flatMap { sense in
      let lines = Text(sense.meanings.joined(separator: "; ")).wrapped(to: width - LookUpLine.labelWidth)
      return lines.enumerated().map { place, line in
        LookUpLine(place == 0 ? Text(sense.partOfSpeech ?? "means") : .empty, line)
      }
    }
  }

  private var notes: [LookUpLine] {
    entry.notes.enumerated().map { LookUpLine($0 == 0 ? "note" : .empty, Text($1)) }
  }

  private func example(width: Int) -> [LookUpLine] {
    let texts = [entry.example?.text, entry.example?.meaning].compactMap(\.self)
    let lines = Text(texts.joined(separator: " ")).wrapped(to: width - LookUpLine.labelWidth)
    if texts.isEmpty { return [] }
    return lines.enumerated().map { LookUpLine($0 == 0 ? "example" : .empty, $1) }
  }

  private var characterLines: [LookUpLine] {
    characters.enumerated().flatMap { place, entry in
      [LookUpLine(place == 0 ? "written with" : .empty, entry)]
        + [hints[entry.character]].compactMap(\.self).map { LookUpLine("  your hint", Text($0)) }
    }
  }

  private var wordLines: [LookUpLine] {
    words.enumerated().map { LookUpLine($0 == 0 ? "words with it" : .empty, $1) }
  }

  /// The term with its reading split over its characters, by their known readings.
  var reading: [RubySegment] {
    guard let reading = entry.reading, Language.of(entry.language).reading != nil else { return [] }
    let known = Dictionary(
      characters.map { ($0.character, $0.onReadings + $0.kunReadings) }, uniquingKeysWith: +)
    return Furigana.aligned(term: entry.term, reading: reading) { known[$0] ?? [] }
  }

  /// How common it is and the lists it is on, as in "JLPT N5 · common".
  var standing: Text {
    let parts = entry.lists.map { Text($0) } + [entry.zipf.map(Self.frequency)].compactMap(\.self)
    return Text.joined(parts, by: " · ")
  }

  /// `zipf` is the base-10 logarithm of the frequency per billion words: "common" means at least one word in
  /// 100,000.
  private static func frequency(_ zipf: Double) -> Text {
    switch zipf {
    case 5...: "very common"
    case 4..<5: "common"
    case 3..<4: "less common"
    default: "rare"
    }
  }
}

extension CharacterPage {
  /// Readings and meanings, the tree of components, characters that share them, look-alikes, words.
  func lines(width: Int) -> [LookUpLine] {
    facts(width: width) + tree + relativeLines
      + lookAlikes.enumerated().map { LookUpLine($0 == 0 ? "looks like" : .empty, $1) }
      + words.enumerated().map { LookUpLine($0 == 0 ? "words with it" : .empty, $1) }
  }

  private func facts(width: Int) -> [LookUpLine] {
    let meanings = Text(character.meanings.joined(separator: "; ")).wrapped(to: width - LookUpLine.labelWidth)
    let rows: [(Text, [String])] = [
      ("pinyin", character.pinyin), ("on reading", character.onReadings),
      ("kun reading", character.kunReadings),
    ]
    return meanings.enumerated().map { LookUpLine($0 == 0 ? "means" : .empty, $1) }
      + rows.filter { !$1.isEmpty }.map { LookUpLine($0, Text($1.joined(separator: "  "))) }
  }

  /// Each component below the one it belongs to, as in
  ///
  ///     made of   ⿱ 𦥯
  ///                 子  child
  private var tree: [LookUpLine] {
    branches.enumerated().map { place, branch in
      let indent = Text(String(repeating: "  ", count: branch.depth - 1))
      let label: Text = place == 0 ? "made of" : .empty
      if let entry = branch.entry { return LookUpLine(label, indent: indent, entry) }
      return LookUpLine(label, head: indent + Text(String(branch.part)), .empty)
    }
  }

  /// Characters that contain this one, and for each component others that contain that.
  private var relativeLines: [LookUpLine] {
    relatives.filter { !$0.others.isEmpty }.map { part, others in
      let list = Text(others.map { String($0.character) }.joined(separator: " "))
      if part == character.character { return LookUpLine("part of", list) }
      return LookUpLine("also in", head: Text(String(part)), list, link: .character(part))
    }
  }

  /// As in "8 strokes · JLPT N5".
  var standing: Text {
    let strokes = character.strokes.map { Text($0 == 1 ? "1 stroke" : "\($0) strokes") }
    return Text.joined([strokes].compactMap(\.self) + character.lists.map { Text($0) }, by: " · ")
  }
}
