import Formats
import Learning

/// Letters and alphabets as JSON: in one line each, so that they fit a table's cell, too.
extension Letter {
  init(_ json: JSONValue) throws(TextError) {
    self.init(
      capital: try json.text("capital"), romanizations: try json.texts("romanizations"),
      ipa: try json.text("ipa"), sound: try json.text("sound"), writing: try json.text("writing"),
      capitalWriting: try json.text("capitalWriting"), level: try Self.level(json),
      examples: try json.list("examples").glosses(), similar: try json.list("similar").strings())
  }

  private static func level(_ json: JSONValue) throws(TextError) -> Level? {
    guard let value = try json.optional("level") else { return nil }
    if let level = Level(rawValue: try value.string()) { return level }
    let names = Level.allCases.map(\.rawValue).joined(separator: ", ")
    throw TextError(.expected("one of \(names)"), at: value.place)
  }

  var json: JSONValue {
    var members = JSONObject()
    members["capital"] = capital.map(JSONValue.string)
    members["romanizations"] = .texts(romanizations)
    members["ipa"] = ipa.map(JSONValue.string)
    members["sound"] = sound.map(JSONValue.string)
    members["writing"] = writing.map(JSONValue.string)
    members["capitalWriting"] = capitalWriting.map(JSONValue.string)
    members["level"] = level.map { .string($0.rawValue) }
    if !examples.isEmpty { members["examples"] = .glosses(examples) }
    if !similar.isEmpty { members["similar"] = .array(similar.map(JSONValue.string)) }
    return .object(members)
  }

  /// All texts that are shown.
  var texts: [String] {
    [capital, ipa, sound, writing, capitalWriting].compactMap(\.self) + romanizations.values
      + examples.flatMap { [$0.term, $0.meaning] }
  }
}

extension Alphabet {
  init(_ json: JSONValue) throws(TextError) {
    self.init()
    for value in try json.list("systems").array() {
      systems.append(
        System(id: try value.member("id").string(), name: try value.member("name").string()))
    }
    for value in try json.list("units").array() { units.append(try Unit(value)) }
    let signs = try json.list("signs").glosses()
    practice = try json.list("practice").glosses() + signs
    self.signs = Set(signs.map(\.term))
  }

  /// Reads the single line that a table has.
  init(line: String, at place: TextPlace) throws(TextError) {
    try self.init(JSONValue.line(line, at: place))
  }

  var json: JSONValue {
    var members: JSONObject = [
      "systems": .array(systems.map { .object(["id": .string($0.id), "name": .string($0.name)]) }),
      "units": .array(units.map(\.json)),
      "practice": .glosses(practice.filter { !signs.contains($0.term) }),
    ]
    if !signs.isEmpty { members["signs"] = .glosses(practice.filter { signs.contains($0.term) }) }
    return .object(members)
  }
}

extension Alphabet.Unit {
  fileprivate init(_ json: JSONValue) throws(TextError) {
    self.init(
      term: try json.member("term").string(), after: try json.text("after"), before: try json.text("before"),
      letters: try json.list("letters").strings(), romanizations: try json.texts("romanizations"))
  }

  fileprivate var json: JSONValue {
    var members: JSONObject = [
      "term": .string(term), "letters": .array(letters.map(JSONValue.string)),
      "romanizations": .texts(romanizations),
    ]
    members["after"] = after.map(JSONValue.string)
    members["before"] = before.map(JSONValue.string)
    return .object(members)
  }
}

extension JSONValue {
  /// The JSON in one cell of a table. Errors get the cell's place.
  static func line(_ text: String, at place: TextPlace) throws(TextError) -> JSONValue {
    do throws(TextError) {
      return JSONValue(try JSON.read(Array(text.utf8)).content, at: place)
    } catch {
      throw TextError(error.problem, at: place)
    }
  }

  var line: String { String(decoding: JSON.write(self, spread: 0), as: UTF8.self) }

  static func texts(_ texts: [String: String]) -> JSONValue {
    .object(
      JSONObject(texts.sorted { $0.key < $1.key }.map { JSONMember($0.key, .string($0.value)) }))
  }

  fileprivate static func glosses(_ glosses: [Gloss]) -> JSONValue {
    .array(glosses.map { .object(["term": .string($0.term), "meaning": .string($0.meaning)]) })
  }

  /// A text without white space at its ends; nil if nothing in it is visible.
  fileprivate func text(_ key: String) throws(TextError) -> String? {
    guard let text = try optional(key)?.string(), !text.isBlank else { return nil }
    return text.trimmed
  }

  fileprivate func texts(_ key: String) throws(TextError) -> [String: String] {
    var texts: [String: String] = [:]
    for member in try optional(key)?.object().members ?? [] {
      texts[member.key] = try member.value.string()
    }
    return texts
  }

  /// The list under a key; empty if the key is missing.
  fileprivate func list(_ key: String) throws(TextError) -> JSONValue {
    try optional(key) ?? .array([])
  }

  fileprivate func glosses() throws(TextError) -> [Gloss] {
    var glosses: [Gloss] = []
    for value in try array() {
      glosses.append(Gloss(try value.member("term").string(), try value.member("meaning").string()))
    }
    return glosses
  }
}
