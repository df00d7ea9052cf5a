/// A word and its place in a text.
public struct TextWord: Hashable, Sendable {
  /// What was found for a text. Shared by all places at which it occurs, since a book has a million words.
  final class Found: Hashable, Sendable {
    let entry: DictionaryEntry
    let form: String?

    init(_ entry: DictionaryEntry, form: String?) { (self.entry, self.form) = (entry, form) }

    static func == (left: Found, right: Found) -> Bool {
      left === right || (left.entry, left.form) == (right.entry, right.form)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(entry)
      hasher.combine(form)
    }
  }

  /// Its characters in the text.
  public let range: Range<Int>
  private let found: Found

  public var entry: DictionaryEntry { found.entry }
  /// The name of its inflected form there; nil for the dictionary form.
  public var form: String? { found.form }

  public init(_ range: Range<Int>, _ entry: DictionaryEntry, form: String? = nil) {
    self.init(range, Found(entry, form: form))
  }

  init(_ range: Range<Int>, _ found: Found) { (self.range, self.found) = (range, found) }
}
