import ArgumentParser
import Engine
import Formats
import Learning
import Storage

/// `babble look`.
struct LookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "look",
    abstract: "Look a word up, in both directions.",
    discussion: """
      A term, how it is read, or what it means. Without a dictionary (see babble dictionary) your decks are searched.

      Examples:
        babble look 学校
        babble look xue2xiao4
        babble look --language es school
      """)

  @Argument(help: "What to look up; several words are one text.")
  var text: [String]

  @Option(help: "A language, as in ja or Japanese: only this one.", transform: LanguageOption.tag)
  var language: String?

  @Option(help: "How many entries to print at most.")
  var limit = 10

  @Flag(help: "Print JSON with sorted keys, for scripts.")
  var json = false

  @OptionGroup var options: CommonOptions

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit is 1 or more.") }
  }

  /// Finding nothing is fine for JSON, and status 1 for people.
  func run() throws {
    let program = Program(options)
    let shelf = try program.shelf()
    var lookUp = LookUp(DictionaryPlace.path(program.environment))
    let found = lookUp.find(
      text.joined(separator: " "), shelf.decks, first: language, only: language, limit: limit)
    let obstacles = shelf.allObstacles
    guard json || !found.hits.isEmpty else {
      throw Failure(lines: ["nothing is found by that.", found.notice.string] + obstacles)
    }
    if json { Printer.out(lines: Self.json(found.hits)) } else { Printer.out(found.hits.map(Self.line)) }
    if lookUp.problem != nil, !json { Printer.error([found.notice]) }
    Printer.error(obstacles.map { Text($0) })
  }

  /// Such as `学校 がっこう  school  (JLPT N5)`.
  private static func line(_ hit: DictionaryHit) -> Text {
    let entry = hit.entry
    var parts = [Text(([entry.term] + entry.spellings).joined(separator: " · "))]
    if let reading = entry.shownReading { parts.append(Text(reading)) }
    parts += entry.senses.map { sense in
      Text((sense.partOfSpeech.map { "(\($0)) " } ?? "") + sense.meanings.joined(separator: "; "))
    }
    parts += entry.notes.map { Text($0) }
    if case .form(let form) = hit.match { parts.append(Text("[\(form)]")) }
    if !entry.lists.isEmpty { parts.append(Text("[\(entry.lists.joined(separator: ", "))]")) }
    return Text.joined(parts, by: "  ")
  }

  private static func json(_ hits: [DictionaryHit]) -> String {
    let entries = hits.map { JSONValue.object(members(of: $0)) }
    return JSONValue.array(entries).lines
  }

  private static func members(of hit: DictionaryHit) -> JSONObject {
    let entry = hit.entry
    var members: JSONObject = [
      "language": .string(entry.language), "term": .string(entry.term),
      "spellings": .strings(entry.spellings),
      "lists": .strings(entry.lists),
      "senses": .array(
        entry.senses.map { sense in
          let speech = sense.partOfSpeech.map { JSONValue.string($0) } ?? .null
          return .object(["meanings": .strings(sense.meanings), "partOfSpeech": speech])
        }),
    ]
    if !entry.notes.isEmpty { members["notes"] = .strings(entry.notes) }
    members["reading"] = entry.shownReading.map { .string($0) }
    members["example"] = entry.example.map { .string($0.text) }
    members["exampleMeaning"] = entry.example?.meaning.map { .string($0) }
    if case .form(let form) = hit.match { members["form"] = .string(form) }
    return members
  }
}

extension JSONValue {
  fileprivate static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
