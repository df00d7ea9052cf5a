import Engine

/// What a terminal sends for its keys, by terminfo. It is a short list: at a start the first dictionary of bytes costs
/// more than all that is read of terminfo, and two dozen strings are compared as soon as one is hashed.
package struct KeyStrings: ExpressibleByDictionaryLiteral, Hashable, Sendable {
  private struct Entry: Hashable {
    let string: [UInt8]
    let code: Engine.Key.Code
  }

  private var entries: [Entry] = []

  /// A terminal of which nothing is known.
  package init() {}

  /// Where a sequence stands twice, the later one counts.
  package init(dictionaryLiteral elements: ([UInt8], Engine.Key.Code)...) {
    for (string, code) in elements { self[string] = code }
  }

  /// The key that sends this.
  package subscript(string: [UInt8]) -> Engine.Key.Code? {
    get { entries.first { $0.string == string }?.code }
    set {
      entries.removeAll { $0.string == string }
      if let newValue { entries.append(Entry(string: string, code: newValue)) }
    }
  }
}
