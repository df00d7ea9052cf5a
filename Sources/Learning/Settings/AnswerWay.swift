/// How answers are given in Today. Rain only asks whether they are chosen.
public enum AnswerWay: String, SettingValue {
  /// Chosen while a memory is young, then typed.
  case mixed
  case typed
  /// Typed, with the drawing board open at once where a word can be drawn.
  case drawn
  case chosen
  /// Said to oneself: the answer is shown, and the learners say whether they knew it.
  case judged
}
