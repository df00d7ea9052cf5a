/// Sets kana over the kanji of a term. Kana in the term hold the reading in its place; between them each run of kanji
/// takes the fewest kana that let the rest fit, rather those that its characters are known to have.
struct KanaRuby {
  private struct Run {
    var characters: [Character]
    var isKana: Bool
  }

  private let runs: [Run]
  private let reading: [Character]
  private let readings: (Character) -> [String]

  init(term: [Character], reading: [Character], readings: @escaping (Character) -> [String]) {
    self.reading = reading
    self.readings = readings
    runs = term.reduce(into: []) { runs, character in
      let isKana = Self.isPlainKana(character)
      if runs.last?.isKana == isKana {
        runs[runs.count - 1].characters.append(character)
      } else {
        runs.append(Run(characters: [character], isKana: isKana))
      }
    }
  }

  /// Nil where reading and kana of the term contradict each other.
  var aligned: [RubySegment]? {
    var ways: [[Way?]] = [reading.map { _ in nil } + [Way(segments: [], known: 0, end: 0)]]
    for run in runs.reversed() {
      let rest = ways[ways.count - 1]
      ways.append(reading.indices.map { way(run, at: $0, rest) } + [nil])
    }
    guard ways[runs.count][0] != nil else { return nil }
    var (place, segments) = (0, [RubySegment]())
    for rest in ways.dropFirst().reversed() {
      guard let way = rest[place] else { return nil }
      segments += way.segments
      place = way.end
    }
    return segments
  }

  /// ヶ of 一ヶ月 is read as か, and has ruby as a kanji has.
  private static func isPlainKana(_ character: Character) -> Bool {
    Kana.isKana(character) && character != "ヶ" && character != "ヵ"
  }

  /// How a run is read in the best of all ways that go on from a place in the reading.
  private struct Way {
    var segments: [RubySegment]
    /// How many runs from here on read as their characters are known to.
    var known: Int
    /// Where the next run begins to be read.
    var end: Int
  }

  /// No character stands for more kana: 糎 is センチメートル.
  private static let mostKana = 8

  /// The best way to read a run from a place on, where those of the rest of the term are known by their place; the
  /// shortest of several.
  private func way(_ run: Run, at place: Int, _ rest: [Way?]) -> Way? {
    let count = run.characters.count
    let (least, most) = run.isKana ? (count, count) : (1, count * Self.mostKana)
    var best: Way?
    for end in stride(from: place + least, through: min(reading.count, place + most), by: 1) {
      guard let rest = rest[end], let (segments, isKnown) = read(run, reading[place..<end]) else { continue }
      let known = rest.known + (isKnown ? 1 : 0)
      if known > best?.known ?? -1 { best = Way(segments: segments, known: known, end: end) }
    }
    return best
  }

  private func read(_ run: Run, _ kana: ArraySlice<Character>) -> (segments: [RubySegment], isKnown: Bool)? {
    let text = String(run.characters)
    guard !run.isKana else {
      return Self.sounds(run.characters, kana) ? ([RubySegment(text)], false) : nil
    }
    guard run.characters.count <= Self.mostParted, let parts = parted(run.characters[...], kana, before: nil)
    else {
      return ([RubySegment(text, String(kana))], false)
    }
    return (parts, true)
  }

  /// Longer runs of kanji are no words, and their characters could be read in too many ways.
  private static let mostParted = 8

  /// Each character with a reading of its own; nil where one of them is known with none of these kana.
  private func parted(
    _ characters: ArraySlice<Character>, _ kana: ArraySlice<Character>, before: Character?
  ) -> [RubySegment]? {
    guard let first = characters.first else { return kana.isEmpty ? [] : nil }
    let known = first == "々" ? before : first
    let isFirst = before == nil
    for said in CharacterSounds(readings(known ?? first)).all(isFirst: isFirst, isLast: characters.count == 1)
    where kana.starts(with: said) {
      guard let rest = parted(characters.dropFirst(), kana.dropFirst(said.count), before: known) else {
        continue
      }
      return [RubySegment(String(first), String(kana.prefix(said.count)))] + rest
    }
    return nil
  }

  private static func sounds(_ characters: [Character], _ kana: ArraySlice<Character>) -> Bool {
    Kana.hiragana(String(characters)) == Kana.hiragana(String(kana))
  }
}
