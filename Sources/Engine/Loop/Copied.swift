/// Reported by a scene when the player copies something: the terminal is asked to put the text on the clipboard (OSC 52).
/// Terminals that don't know the request ignore it, many need it to be allowed, and none says what it has done.
public struct Copied: Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }
}
