/// A text of which somebody around the scenes may know what stands small above it.
package struct RubyRequest: Hashable, Sendable {
  /// The text.
  package let text: String
  /// The BCP 47 tag by which it is to be read.
  package let locale: String

  /// What stands above a text.
  package init(_ text: String, locale: String) { (self.text, self.locale) = (text, locale) }
}

/// What the program around the scenes has found out about texts. Like a picture it comes to drawing alone: it may depend
/// on the machine, so nothing that decides may depend on it.
package struct Rubies: Hashable, Sendable {
  /// How many are kept; with one more they begin anew.
  package static let limit = 2000

  private var entries: [RubyRequest: RubyText?] = [:]

  /// Nothing is known yet.
  package init() {}

  /// What stands above a text; nil for nothing, and where nobody knows.
  package subscript(request: RubyRequest) -> RubyText? { entries[request] ?? nil }

  /// Whether it is known what became of a request, even if nothing did.
  package func knows(_ request: RubyRequest) -> Bool { entries[request] != nil }

  /// Keeps what was found out; nil for nothing.
  package mutating func keep(_ ruby: RubyText?, of request: RubyRequest) {
    if entries.count >= Self.limit { entries = [:] }
    entries[request] = .some(ruby)
  }
}
