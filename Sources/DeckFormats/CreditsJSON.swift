import Formats
import Learning

extension Deck.Credit {
  /// The most works that a deck names.
  private static let most = 100

  static func list(_ json: JSONValue) throws(TextError) -> [Deck.Credit] {
    var credits: [Deck.Credit] = []
    for work in try json.bounded(most) {
      let name = try WordReader.text(work.member("name"))
      let licence = try work.optional("licence").map(WordReader.text) ?? ""
      if name.isEmpty { throw TextError(.expected("the name of a work"), at: work.place) }
      credits.append(Deck.Credit(name: name, licence: licence))
    }
    return credits
  }

  /// In the single line that tables have.
  static func list(line: String, at place: TextPlace) throws(TextError) -> [Deck.Credit] {
    try list(JSONValue.line(line, at: place))
  }
}

extension [Deck.Credit] {
  var json: JSONValue {
    .array(
      map { credit in
        var members: JSONObject = ["name": .string(credit.name)]
        if !credit.licence.isEmpty { members["licence"] = .string(credit.licence) }
        return .object(members)
      })
  }
}
