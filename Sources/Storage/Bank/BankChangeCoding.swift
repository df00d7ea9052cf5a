import Formats
import Learning

/// A change as JSON: `type` names the case, and its values are members beside it.
extension BankChange {
  private enum Kind: String {
    case added, removed, wrote, hinted, all
  }

  /// Nil for a type that only a newer version knows.
  init?(_ json: JSONValue) throws(TextError) {
    switch Kind(rawValue: try json.member("type").string()) {
    case .added:
      let (word, place) = (try json.member("word"), try json.optional("at")?.count())
      var reader = WordReader()
      self = .added(try BankWord(word, word.member("language").languages(), &reader), at: place)
    case .removed: self = .removed(try json.member("word").reference())
    case .wrote:
      let name = try json.member("field")
      guard let field = WordField(rawValue: try name.string()) else { return nil }
      self = .wrote(try json.member("word").reference(), field, try json.optional("texts").map(field.texts))
    case .hinted:
      let character = try json.member("character")
      self = .hinted(
        try HanCharacter.one(in: character.string(), at: character.place),
        try json.optional("text").map(WordReader.text))
    case .all:
      var changes: [BankChange] = []
      for part in try json.member("changes").array() {
        guard let change = try BankChange(part) else { return nil }
        changes.append(change)
      }
      self = .all(changes)
    case nil: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .added(let word, let place):
      object(.added, ["word": .object(word.json), "at": place.map { .integer($0) } ?? .null])
    case .removed(let word): object(.removed, ["word": .string(word.text)])
    case .wrote(let word, let field, let texts):
      object(
        .wrote,
        [
          "word": .string(word.text), "field": .string(field.rawValue),
          "texts": texts.map(field.json) ?? .null,
        ])
    case .hinted(let character, let text):
      object(
        .hinted,
        ["character": .string(String(character)), "text": text.map { .string($0) } ?? .null])
    case .all(let changes): object(.all, ["changes": .array(changes.map(\.json))])
    }
  }

  /// A null means the same as a missing member and is left out.
  private func object(_ kind: Kind, _ members: JSONObject) -> JSONValue {
    let told = members.members.filter { $0.value != .null }
    return .object(JSONObject([JSONMember("type", .string(kind.rawValue))] + told))
  }
}

extension JSONValue {
  fileprivate func reference() throws(TextError) -> WordReference {
    guard let word = WordReference(try string()) else {
      throw TextError(.expected("a key like deck/word"), at: place)
    }
    return word
  }
}
