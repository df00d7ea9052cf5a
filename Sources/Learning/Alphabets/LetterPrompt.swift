public struct LetterPrompt: Hashable, Sendable {
  var sound: String
  /// The letter's name, where another letter has the same sound; else nil.
  var name: String?

  public var text: String { name.map { "\(sound) (\($0))" } ?? sound }
}
