/// A word where it stands in a text.
public struct TextWord: Hashable, Sendable {
  /// Which characters of the text it takes.
  public var range: Range<Int>
  /// What a dictionary has of it.
  public var entry: DictionaryEntry
  /// Which form of it stands there, in plain words; nil where it stands there as itself.
  public var form: String?

  /// A word in its place.
  public init(_ range: Range<Int>, _ entry: DictionaryEntry, form: String? = nil) {
    (self.range, self.entry, self.form) = (range, entry, form)
  }
}
