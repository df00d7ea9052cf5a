import Formats
import Learning

/// Finds out from the content what the columns of a table without names hold: numbers aside, the word, its
/// meaning and notes, in this order; of Japanese and Chinese words also how they are read.
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
    findReading()
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

  /// Beside a column with Chinese characters: kana, pinyin or romaji.
  private mutating func findReading() {
    guard free.count > 2 || free.count == 2 && columns.count > 2 else { return }
    let written = free.first { cells[$0].contains { $0.contains(where: HanCharacter.isHan) } }
    if let written, let reading = free.first(where: { $0 != written && isReading($0) }), free.count > 2 {
      give(.term, to: written)
      give(.reading, to: reading)
    }
    let hasKana = cells.contains { $0.contains { $0.contains(where: Kana.isKana) } }
    if hasKana, free.count + columns.count(where: { $0 != nil }) > 2,
      let place = free.first(where: { cells[$0].allSatisfy(Romaji.isRomaji) }),
      free.contains(where: { $0 != place && !cells[$0].allSatisfy(Romaji.isRomaji) })
    {
      give(.romanization, to: place)
    }
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
    case .romanization: "its romanization"
    default: "a note"
    }
  }
}
