import ArgumentParser
import Storage

/// What the fields of a package or the columns of a table hold, and in which languages.
struct ImportOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The field or column of the word itself.", valueName: "field"))
  var term: String?

  @Option(help: ArgumentHelp("The field or column of what it means.", valueName: "field"))
  var meaning: String?

  @Option(help: ArgumentHelp("The field or column of how it is read.", valueName: "field"))
  var reading: String?

  @Option(help: ArgumentHelp("A field or column of notes; can be given several times.", valueName: "field"))
  var notes: [String] = []

  @Option(help: ArgumentHelp("The field or column of the sound.", valueName: "field"))
  var sound: String?

  @Option(
    name: .customLong("deck"),
    help: ArgumentHelp("Anki: only this deck and those below it.", valueName: "name"))
  var ankiDeck: String?

  @Option(
    help: ArgumentHelp("The language of the words, as in ka, zh-Hans or Spanish.", valueName: "tag"),
    transform: LanguageOption.tag)
  var language: String?

  @Option(
    help: ArgumentHelp("The language of the meanings.", valueName: "tag"), transform: LanguageOption.tag)
  var meaningLanguage: String?

  @Flag(help: "Anki: take over what is known of how well you remember them.")
  var history = false

  @Flag(help: "Don't ask.")
  var yes = false

  /// Whether the options assign the fields, so that there is no need to ask.
  var names: Bool {
    [term, meaning, reading, sound, ankiDeck, language, meaningLanguage].contains { $0 != nil }
      || !notes.isEmpty
  }

  /// The columns of a table.
  var columns: [TableOptions.Column] {
    let single: [(TableColumn, String?)] = [
      (.term, term), (.meanings, meaning), (.reading, reading), (.sound, sound),
    ]
    return single.compactMap { column, name in name.map { (column, $0) } } + notes.map { (.notes, $0) }
  }

  /// Applies the options to the guessed plan.
  func change(_ plan: inout AnkiPlan) throws(Failure) {
    let named: [(FieldRole, [String])] = [
      (.term, [term].compactMap(\.self)), (.meaning, [meaning].compactMap(\.self)),
      (.reading, [reading].compactMap(\.self)), (.notes, notes), (.sound, [sound].compactMap(\.self)),
    ]
    for (role, fields) in named {
      for field in fields where !plan.give(role, toField: field) {
        let all = plan.types.flatMap { plan.collection.noteTypes[$0]?.fields ?? [] }
        throw Failure(
          description: "No notes have a field \"\(field)\". Fields: \(Self.list(all)).", status: 2)
      }
    }
    if let ankiDeck, !plan.want(only: ankiDeck) {
      throw Failure(
        description:
          "There is no deck \"\(ankiDeck)\" with notes. Decks: \(Self.list(plan.sources.map(\.name))).",
        status: 2)
    }
    plan.languages = (language, meaningLanguage)
  }

  /// Each name once, up to what a screen can show.
  private static func list(_ names: [String]) -> String {
    var seen: Set<String> = []
    let once = names.filter { seen.insert($0).inserted }
    return once.prefix(40).joined(separator: ", ") + (once.count > 40 ? " …" : "")
  }
}
