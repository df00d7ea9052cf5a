/// What queries are answered from, each context by its type.
///
///     var contexts = Contexts()
///     contexts.provide(WordList(path: "words.txt"))
public struct Contexts: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]
  /// Answers from these contexts.
  package private(set) var providers = Providers<Contexts>()

  public init() {}

  /// Answers queries from these.
  public init<each Context: Sendable>(_ context: repeat each Context) { repeat provide(each context) }

  /// Answers the queries about this type from a context, instead of an earlier one.
  public mutating func provide<Context: Sendable>(_ context: Context) {
    values[ObjectIdentifier(Context.self)] = context
    providers.provide(\.[of: Key(first: context)])
  }

  /// The context of this type, as queries have left it.
  public func context<Context: Sendable>(_ type: Context.Type) -> Context? {
    values[ObjectIdentifier(type)] as? Context
  }

  /// A context's type, with the context to begin with.
  private struct Key<Context: Sendable>: Hashable, Sendable {
    let first: Context

    static func == (one: Key, other: Key) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  private subscript<Context: Sendable>(of key: Key<Context>) -> Context {
    get { context(Context.self) ?? key.first }
    set { values[ObjectIdentifier(Context.self)] = newValue }
  }
}
