import Engine
import Learning

extension EntryPage {
  /// The page as lines: what the word means, what it is made of, and what is made with it.
  func lines(width: Int) -> [LookUpLine] {
    facts + meanings(width: width) + example(width: width) + characterLines + wordLines
  }

  private var facts: [LookUpLine] {
    var lines: [LookUpLine] = []
    if let reading = entry.reading { lines.append(LookUpLine("reading", Text(reading))) }
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

  /// The term with its reading, set over its characters as they are known to be read.
  var reading: [RubySegment] {
    guard let reading = entry.reading, ["ja", "zh"].contains(entry.language.prefix(2)) else { return [] }
    let known = Dictionary(
      characters.map { ($0.character, $0.onReadings + $0.kunReadings) }, uniquingKeysWith: +)
    return Furigana.aligned(term: entry.term, reading: reading) { known[$0] ?? [] }
  }

  /// How common it is, and the lists that it is on, as in "JLPT N5 · common".
  var standing: Text {
    let parts = entry.lists.map { Text($0) } + [entry.zipf.map(Self.frequency)].compactMap(\.self)
    return Text.joined(parts, by: " · ")
  }

  /// In words: of a hundred thousand words of running text a common one is at least one.
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
  /// The page as lines: readings and meanings, the tree of its parts, what shares them, what looks like it, its words.
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

  /// Each part below what it is a part of, as in
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

  /// What it is a part of itself, and for each of its parts what has that, too.
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
