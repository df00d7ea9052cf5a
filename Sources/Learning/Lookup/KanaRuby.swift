/// Sets kana over the kanji of a term. Kana in the term anchor the reading; in between, each run of kanji
/// takes the fewest kana that let the rest fit, preferring known readings of its characters.
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

  /// Nil where the reading contradicts the term's own kana.
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

  /// The ヶ of 一ヶ月 is read か, and gets ruby like a kanji.
  private static func isPlainKana(_ character: Character) -> Bool {
    Kana.isKana(character) && character != "ヶ" && character != "ヵ"
  }

  /// The best way to read a run from a place in the reading.
  private struct Way {
    var segments: [RubySegment]
    /// How many runs, from this one on, are read as their characters are known to be.
    var known: Int
    /// Where the next run's reading begins.
    var end: Int
  }

  /// The most kana for one character: 糎 is センチメートル.
  private static let mostKana = 8

  /// The best reading of a run from a place, given those of the following runs by their place; of several the
  /// shortest.
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

  /// A longer run of kanji is no single word, and could be split in too many ways.
  private static let mostParted = 8

  /// Splits a run's reading among its characters; nil where one of them isn't known to be read so.
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

/// How a character can sound inside a word, derived from its dictionary readings: 学 is がく, and がっ before 校; 口
/// is くち, and ぐち after another character.
private struct CharacterSounds {
  private let listed: [[Character]]

  /// - Parameter readings: on readings in katakana; kun readings in hiragana, with a dot before the
  ///   okurigana.
  init(_ readings: [String]) {
    let plain = readings.flatMap(Self.stems)
    var seen = Set<String>()
    listed = plain.filter { !$0.isEmpty && seen.insert($0).inserted }.map(Array.init)
  }

  /// All sounds in hiragana, the listed ones first. A reading is only voiced after another character, and
  /// only ends in っ before one.
  func all(isFirst: Bool, isLast: Bool) -> [[Character]] {
    let doubled = isLast ? [] : listed.compactMap(Self.doubled)
    let whole = listed + doubled
    return whole + (isFirst ? [] : whole.flatMap(Self.voiced))
  }

  /// た.べる is read た over 食, and in nouns also たべ.
  private static func stems(of reading: String) -> [String] {
    let parts = Kana.hiragana(reading.filter { $0 != "-" }).split(separator: ".").map(String.init)
    guard let stem = parts.first else { return [] }
    guard parts.count > 1, let last = parts[1].last else { return [stem] }
    let tail = parts[1].dropLast()
    let joined = stems[last].map { [stem + tail + String($0)] } ?? []
    return [stem, stem + parts[1]] + joined + (last == "る" ? [stem + tail] : [])
  }

  private static let stems: [Character: Character] = [
    "う": "い", "く": "き", "ぐ": "ぎ", "す": "し", "つ": "ち", "ぬ": "に", "ぶ": "び", "む": "み", "る": "り",
  ]

  private static func doubled(_ kana: [Character]) -> [Character]? {
    guard kana.count > 1, let last = kana.last, "くつちき".contains(last) else { return nil }
    return kana.dropLast() + ["っ"]
  }

  private static func voiced(_ kana: [Character]) -> [[Character]] {
    guard let first = kana.first, let others = voices[first] else { return [] }
    return others.map { [$0] + kana.dropFirst() }
  }

  private static let voices: [Character: [Character]] = {
    let rows: [(String, [String])] = [
      ("かきくけこ", ["がぎぐげご"]), ("さしすせそ", ["ざじずぜぞ"]), ("たちつてと", ["だぢづでど", "だじずでど"]),
      ("はひふへほ", ["ばびぶべぼ", "ぱぴぷぺぽ"]),
    ]
    var voices: [Character: [Character]] = [:]
    for (plain, others) in rows {
      for (index, kana) in plain.enumerated() { voices[kana] = others.map { Array($0)[index] } }
    }
    return voices
  }()
}
