/// Something that a scene wants of the program around it and that takes time. Other threads see to it.
///
/// A request goes the way of reports, and like them is thrown away in a replay. Whether it was met decides nothing
/// in a scene.
public enum Request: Hashable, Sendable {
  /// That something is said aloud. Where there is a voice for it, it is heard in place of the cue reported in the
  /// same tick.
  case speak(Spoken)
  /// That a letter is drawn large. It is found in the look of the canvas as soon as it is there; asking twice does
  /// no harm.
  case letter(LetterRequest)
}

/// Words to be said aloud.
public struct Spoken: Hashable, Sendable {
  /// The words, as they came from outside.
  public var text: String
  /// Their language, as a BCP 47 tag.
  public var language: String

  /// Words in a language.
  public init(_ text: String, language: String) {
    self.text = text
    self.language = language
  }
}
