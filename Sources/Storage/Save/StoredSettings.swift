import Formats
import Learning

extension Settings {
  /// Reads them from a save. Version 0.2 had them in four places, of which `settings` was one.
  init(in root: JSONValue) throws(TextError) {
    self.init()
    if let today = try root.optional("courses")?.optional("today") {
      add(try today.object().members(except: ["practice", "stages"]), under: "today.")
      nameAnswers()
    }
    let settings = try root.optional("settings")
    add(try settings?.optional("choices")?.object().members ?? [])
    add(try root.optional("player")?.object().members ?? [])
    add(try settings?.object().members ?? [])
    values["choices"] = nil
    nameDeck()
  }

  /// Version 0.2 had a deck for the games and one for Today.
  private mutating func nameDeck() {
    let played = values.removeValue(forKey: "deck")
    if values["today.deck"] == nil { values["today.deck"] = played }
  }

  /// Version 0.2 called mixed answers typed, and had a setting of its own for the drawing board.
  private mutating func nameAnswers() {
    let drawing = values.removeValue(forKey: "today.drawing")
    guard values["today.answers"] == .string("typed") else { return }
    self[.answers.way] = drawing == .string("first") ? .drawn : .mixed
  }

  private mutating func add(_ members: [JSONMember], under start: String = "") {
    for member in members where member.value.content != .null { values[start + member.key] = member.value }
  }
}
