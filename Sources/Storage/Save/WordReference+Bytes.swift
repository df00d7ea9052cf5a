import Formats
import Learning

/// Reads a string's bytes without making a string, where a file has many of them.
extension WordReference {
  init?(bytes: UnsafeBufferPointer<UInt8>) {
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")), slash > 0, slash + 1 < bytes.count,
      let deck = TextCursor.text(UnsafeBufferPointer(rebasing: bytes[..<slash])),
      let word = TextCursor.text(UnsafeBufferPointer(rebasing: bytes[(slash + 1)...]))
    else { return nil }
    self.init(deck: deck, word: word)
  }
}

extension RawRepresentable<String> {
  init?(bytes: UnsafeBufferPointer<UInt8>) {
    guard let text = TextCursor.text(bytes) else { return nil }
    self.init(rawValue: text)
  }
}
