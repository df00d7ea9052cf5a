import Engine
import Limits

enum DictionaryProgress {
  private static let width = 20

  /// Such as `Reading EDICT  [######              ]  30 %`.
  static func line(_ what: String, done: Int, all: Int) -> Text {
    let share = min(1, max(0, Double(done) / Double(max(1, all))))
    let full = Int(share * Double(width))
    let bar = String(repeating: "#", count: full) + String(repeating: " ", count: width - full)
    return Text("\(what)  [\(bar)] \(Int(share * 100)) %")
  }
}
