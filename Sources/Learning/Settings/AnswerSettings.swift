/// How answers are given and judged, in the order of the screen.
public struct AnswerSettings: SettingGroup {
  public static let title = "Answering"
  public static let all = AnswerSettings()

  public let way = Setting(
    "today.answers", "Answers", "in Today; mastering a word takes typing or drawing", AnswerWay.mixed,
    [
      (.mixed, "mixed"), (.typed, "typed"), (.drawn, "drawn"), (.chosen, "chosen"),
      (.judged, "turn and judge"),
    ])
  /// Whether answers with wrong accents are asked again.
  public let areAccentsStrict = Setting(
    "today.accents", "Accents", "when a typed word has wrong accents, tones or long vowels", false,
    [(false, "forgiven"), (true, "asked again")])
  /// Whether words must be typed in their own script; else their reading and romanisation are right, too.
  public let isScriptOnly = Setting(
    "today.script", "Latin answers", "count where the word has its own script", false,
    [(false, "yes"), (true, "no")])
  /// Whether the skill `write` is asked, and the strokes of all drawn answers count for it.
  public let countsStrokes = Setting(
    "today.strokes", "Stroke order", "characters are asked by drawing, too", false,
    [(false, "only shown"), (true, "counted")])
  /// Whether the skill `hear` is asked.
  public let listens = Setting(
    "today.listening", "Listening", "asks known words by ear, too; needs a voice", false)
}

extension Setting {
  public static var answers: AnswerSettings { .all }
}
