import Formats
import Learning

/// Finds out from the content what the columns of a table without names hold: numbers and levels aside, the word, its
/// meaning and notes, in this order; of words in other scripts also how they are read.
struct ColumnGuess {
  /// From this frequency on a column that only falls isn't a list of numerals.
  private static let frequent = 100

  /// What each column holds; nil for one that isn't used.
  private(set) var columns: [TableColumn?]
  private let cells: [[String]]
  private var free: [Int]

  init(_ rows: [[TableCell]], count: Int) {
    cells = (0..<count).map { place in
      rows.compactMap { place < $0.count && !$0[place].text.isEmpty ? $0[place].text : nil }
    }
    columns = cells.map { _ in nil }
    free = cells.indices.filter { [cells] in !cells[$0].isEmpty }
    passNumbers()
    findLevels()
    findGrammar()
    findReading()
    findVariant()
    findRomanization()
    for column in [TableColumn.term, .meanings] where !columns.contains(column) {
      if let place = free.first { give(column, to: place) }
    }
    for place in free { columns[place] = .notes }
  }

  private mutating func give(_ column: TableColumn, to place: Int) {
    columns[place] = column
    free.removeAll { $0 == place }
  }

  /// The numbers of the rows, and how often words occur, are nothing to learn. Two columns may be numerals.
  private mutating func passNumbers() {
    let numbers = free.filter { cells[$0].allSatisfy(Self.isNumber) }
    if free.count - numbers.count > 1 { return free.removeAll(where: numbers.contains) }
    if free.count > 2, let count = numbers.first(where: isCount) { free.removeAll { $0 == count } }
    if free.count == 2, let frequency = numbers.first(where: isFrequency) {
      free.removeAll { $0 == frequency }
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    text.contains(where: \.isNumber) && text.allSatisfy { $0.isNumber || ".,%#) ".contains($0) }
  }

  private func values(_ place: Int) -> [Int] { cells[place].compactMap { Int($0.filter(\.isNumber)) } }

  /// Whether these are 1, 2, 3 …
  private func isCount(_ place: Int) -> Bool { values(place).starts(with: 1...max(1, cells[place].count)) }

  private func isFrequency(_ place: Int) -> Bool {
    let values = values(place)
    return values.count > 2 && values[0] >= Self.frequent
      && zip(values, values.dropFirst()).allSatisfy { $0 >= $1 }
  }

  /// Levels such as A1, JLPT N5 and HSK 2.
  private mutating func findLevels() {
    for place in free where free.count > 2 && cells[place].allSatisfy(Self.isLevel) { give(.tags, to: place) }
  }

  private static func isLevel(_ text: String) -> Bool {
    let letters = text.filter(\.isLetter)
    return (1...6).contains(letters.count) && letters.allSatisfy(\.isUppercase)
      && text.last?.isNumber == true && text.count(where: \.isNumber) == 1
  }

  /// Articles, genders and parts of speech in a column of their own.
  private mutating func findGrammar() {
    for place in free where free.count > 2 && cells[place].allSatisfy(GrammarLabel.isLabel) {
      give(.notes, to: place)
    }
  }

  /// Kana or pinyin beside a column with Chinese characters.
  private mutating func findReading() {
    guard free.count > 2, let written = free.first(where: isInHan),
      let reading = free.first(where: { $0 != written && isReading($0) })
    else { return }
    give(.term, to: written)
    give(.reading, to: reading)
    // Pinyin with digits beside pinyin with marks says nothing new; two readings in kana do.
    for place in free where free.count > 1 && isReading(place) {
      give(.readings, to: place)
      if !cells[place].contains(where: { $0.contains(where: Kana.isKana) }) { columns[place] = nil }
    }
  }

  /// Traditional beside simplified characters: as many in each word.
  private mutating func findVariant() {
    guard free.count > (columns.contains(.term) ? 1 : 2),
      let written = columns.firstIndex(of: .term) ?? free.first(where: isInHan),
      let variant = free.first(where: { $0 != written && isVariant($0, of: written) })
    else { return }
    if free.contains(written) { give(.term, to: written) }
    give(.terms, to: variant)
  }

  private func isVariant(_ place: Int, of written: Int) -> Bool {
    cells[place].count == cells[written].count
      && zip(cells[place], cells[written]).allSatisfy {
        $0.count == $1.count && $0.allSatisfy(HanCharacter.isHan)
      }
  }

  /// Beside a word in other letters the only column that can be its sound in Latin letters.
  private mutating func findRomanization() {
    guard free.count > (columns.contains(.term) ? 1 : 2) else { return }
    if let place = free.first(where: { cells[$0].allSatisfy(Self.isPhonetic) }) {
      return give(.reading, to: place)
    }
    guard let written = columns.firstIndex(of: .term) ?? free.first(where: { !isLatin($0) }) else { return }
    let sounds = free.filter { $0 != written && isLatin($0) && isSound($0, of: written) }
    guard sounds.count == 1, free.contains(where: { $0 != written && $0 != sounds[0] }) else { return }
    give(.romanization, to: sounds[0])
  }

  /// Whether a text is in the signs of phonetics: /haʊs/, [dom].
  private static func isPhonetic(_ text: String) -> Bool {
    text.count > 2
      && (text.hasPrefix("/") && text.hasSuffix("/") || text.hasPrefix("[") && text.hasSuffix("]"))
  }

  private func isLatin(_ place: Int) -> Bool {
    var letters = ScriptCount()
    for cell in cells[place] { letters.add(cell) }
    return letters.main == .latin
  }

  private func isInHan(_ place: Int) -> Bool {
    cells[place].contains { $0.contains(where: HanCharacter.isHan) }
  }

  private func isSound(_ place: Int, of written: Int) -> Bool {
    let (sounds, words) = (cells[place], cells[written])
    let isAsian = words.contains { $0.contains { HanCharacter.isHan($0) || Kana.isKana($0) } }
    if isAsian { return sounds.allSatisfy(Romaji.isRomaji) || sounds.allSatisfy(Chinese.isPlainPinyin) }
    guard sounds.count == words.count else { return false }
    return zip(sounds, words).count { LatinInitial.fits($0, $1) } * 5 >= sounds.count * 4
  }

  private func isReading(_ place: Int) -> Bool {
    cells[place].allSatisfy { $0.filter(\.isLetter).allSatisfy(Kana.isKana) }
      || cells[place].count(where: Chinese.isPinyin) * 2 > cells[place].count
  }

  /// As in "the first is taken as the word and the second as its meaning".
  var sentence: String {
    let used = columns.indices.filter { columns[$0] != nil }
    let taken = used.map { place in
      "the \(Self.ordinal(place)) \(place == used.first ? "is taken " : "")as \(Self.name(columns[place]))"
    }
    let all =
      taken.count > 1 ? taken.dropLast().joined(separator: ", ") + " and " + taken[taken.count - 1] : ""
    return "No line names the columns, so \(all)."
  }

  private static func ordinal(_ place: Int) -> String {
    let names = ["first", "second", "third", "fourth", "fifth", "sixth"]
    return place < names.count ? names[place] : "\(place + 1)th"
  }

  private static func name(_ column: TableColumn?) -> String {
    switch column {
    case .term: "the word"
    case .meanings: "its meaning"
    case .reading: "its reading"
    case .readings: "another reading"
    case .romanization: "its romanization"
    case .terms: "another spelling"
    case .tags: "a tag"
    default: "a note"
    }
  }
}
