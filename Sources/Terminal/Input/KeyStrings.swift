import Engine

/// The sequences that a terminal sends for its keys, according to terminfo.
///
/// They are in an array: at startup, the first dictionary of byte arrays costs more time than reading
/// terminfo, and comparing two dozen strings takes no longer than hashing one.
package struct KeyStrings: ExpressibleByDictionaryLiteral, Hashable, Sendable {
  private struct Entry: Hashable {
    let string: [UInt8]
    let code: Engine.Key.Code
  }

  private var entries: [Entry] = []

  /// No sequences.
  init() {}

  /// If a sequence occurs twice, the later one counts.
  package init(dictionaryLiteral elements: ([UInt8], Engine.Key.Code)...) {
    for (string, code) in elements { self[string] = code }
  }

  package subscript(string: [UInt8]) -> Engine.Key.Code? {
    get { entries.first { $0.string == string }?.code }
    set {
      entries.removeAll { $0.string == string }
      if let newValue { entries.append(Entry(string: string, code: newValue)) }
    }
  }
}
