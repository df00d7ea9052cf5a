import Playtest

/// A question as it stands on the screen: what a player sees, and no more.
package struct ChoiceScreen {
  package let prompt: String
  /// The texts by their numbers, from 1.
  package let options: [Int: String]

  package init(_ stage: Stage) {
    let rows = stage.rows
    var options: [Int: String] = [:]
    for row in rows {
      for match in row.matches(of: /[│┃|] ([1-4]) +(\S.*?) *[✓✗]? [│┃|]/) {
        options[Int(match.1) ?? 0] = String(match.2)
      }
    }
    self.options = options
    let top = rows.firstIndex { $0.contains("╭") || $0.contains("┏") || $0.contains(".--") } ?? rows.count
    prompt = rows[3..<max(3, top)].map { $0.trimmed }.first { !$0.isEmpty } ?? ""
  }
}
