import ArgumentParser
import Games
import Learning

/// Marks by the word that screens have for them; a single one by its name in JSON.
struct MarkChoice: ExpressibleByArgument {
  static let allValueStrings = Mark.allShown.reversed().map(\.name.string)

  let marks: [Mark]

  init?(argument: String) {
    marks = Mark.allCases.filter { $0.name.string == argument || $0.rawValue == argument }
    if marks.isEmpty { return nil }
  }
}
