import Anki
import ArgumentParser
import DeckFormats
import Learning

/// What is said on the command line of how a package of Anki's becomes decks.
struct AnkiOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Anki: the field of the word itself.", valueName: "field"))
  var term: String?

  @Option(help: ArgumentHelp("Anki: the field of what it means.", valueName: "field"))
  var meaning: String?

  @Option(help: ArgumentHelp("Anki: the field of how it is read.", valueName: "field"))
  var reading: String?

  @Option(help: ArgumentHelp("Anki: a field of notes; can be given several times.", valueName: "field"))
  var notes: [String] = []

  @Option(help: ArgumentHelp("Anki: the field of the sound.", valueName: "field"))
  var sound: String?

  @Option(
    name: .customLong("deck"),
    help: ArgumentHelp("Anki: only this deck and those below it.", valueName: "name"))
  var ankiDeck: String?

  @Option(help: ArgumentHelp("Anki: the language of the words, as in ka or zh-Hans.", valueName: "tag"))
  var language: String?

  @Option(help: ArgumentHelp("Anki: the language of the meanings.", valueName: "tag"))
  var meaningLanguage: String?

  @Flag(help: "Anki: take over what is known of how well you remember them.")
  var history = false

  @Flag(help: "Don't ask.")
  var yes = false

  /// Whether they say what the fields become, so that nobody need be asked.
  var names: Bool {
    [term, meaning, reading, sound, ankiDeck, language, meaningLanguage].contains { $0 != nil }
      || !notes.isEmpty
  }

  func validate() throws {
    for tag in [language, meaningLanguage].compactMap(\.self) where !Deck.Languages.isTag(tag) {
      throw ValidationError("\"\(tag)\" is no language: give a tag as in es, ka or zh-Hans.")
    }
  }

  /// Changes a guess to what is said here.
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

  /// Each name once, and no more than a screen can show.
  private static func list(_ names: [String]) -> String {
    var seen: Set<String> = []
    let once = names.filter { seen.insert($0).inserted }
    return once.prefix(40).joined(separator: ", ") + (once.count > 40 ? " …" : "")
  }
}
