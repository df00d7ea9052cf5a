import Engine
import Learning

struct LookUpResult: Sendable {
  let text: String
  /// Best match first.
  let hits: [DictionaryHit]
  /// What was searched, or why something wasn't and what to do about it.
  let notice: Text

  init(_ text: String, _ hits: [DictionaryHit], notice: Text) {
    (self.text, self.hits, self.notice) = (text, hits, notice)
  }
}
