import Games
import Learning

/// A row, and what the program says to it.
struct PlayedRow: CustomStringConvertible {
  let row: TeacherTable.Row
  private let verdicts: [TypedWay: TeacherVerdict]

  init(_ row: TeacherTable.Row) {
    self.row = row
    verdicts = TypedWay.allCases.reduce(into: [:]) { $0[$1] = $1.played(row) }
  }

  var isRight: Bool { verdicts.values.allSatisfy(row.right.contains) }

  /// Whether it is judged as a teacher would in this way; nil where it isn't asked so.
  func isRight(_ way: TypedWay) -> Bool? { verdicts[way].map(row.right.contains) }

  var description: String {
    let told = TypedWay.allCases.compactMap { way in
      isRight(way) == false ? verdicts[way].map { "\(way.rawValue) \($0.rawValue)" } : nil
    }
    let asked = [row.deck.id, "\(row.side)", row.word.term, row.typed]
    return asked.joined(separator: " | ") + " | \(String(row.right.map(\.rawValue))), not "
      + told.joined(separator: ", ")
  }
}

/// How many rows are judged as a teacher would, by language and way of typing.
struct JudgeTable {
  let text: String

  init(_ played: [PlayedRow]) {
    let languages = Dictionary(grouping: played) { LanguageName.of($0.row.deck.language.term) ?? "?" }
    let rows = languages.sorted { $0.key < $1.key }.map { Self.cells($0.key, $0.value) }
    let heads = [""] + TypedWay.allCases.map(\.rawValue) + ["right", "wrong"]
    text = ([heads] + rows + [Self.cells("all", played)]).map(Self.line).joined(separator: "\n")
  }

  private static func cells(_ name: String, _ rows: [PlayedRow]) -> [String] {
    let ways = TypedWay.allCases.map { way in
      let verdicts = rows.compactMap { $0.isRight(way) }
      return "\(verdicts.count { $0 })/\(verdicts.count)"
    }
    return [name] + ways + ["\(rows.count(where: \.isRight))", "\(rows.count { !$0.isRight })"]
  }

  private static func line(_ cells: [String]) -> String {
    cells.enumerated().map { place, cell in
      let gap = String(repeating: " ", count: max(0, 9 - cell.count))
      return place == 0 ? cell + gap : gap + cell
    }.joined()
  }
}
