import Formats

/// How answers are given in Today. Rain only asks whether they are chosen.
public enum AnswerWay: String, SettingValue {
  /// Chosen while a memory is young, then typed.
  case mixed
  case typed
  /// Typed, with the drawing board open at once where a word can be drawn.
  case drawn
  case chosen

  /// Before version 0.3, *typed* meant mixed, and only another choice was saved.
  public init?(_ json: JSONValue) {
    switch json.content {
    case .bool(let isChosen): self = isChosen ? .chosen : .mixed
    case .string(let word): self.init(rawValue: word)
    default: return nil
    }
  }
}
