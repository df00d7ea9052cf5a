/// Something a scene asks that takes time, or that lies outside of scenes: a file, a server, a dictionary.
///
///     struct LookUp: Query {
///       let text: String
///       func answer(in library: Library) throws(DictionaryError) -> [Entry] { try library.entries(text) }
///     }
///
///     asked = step.ask(LookUp(text: "school"), .newest)
///     if let found = step.answer(asked) { … }
///
/// Asking only notes the query. After the update, the program around the scenes answers it from the context that it
/// provides (see `Contexts`), on a worker thread unless `isQuick`. The answer reaches only the scene that asked, in a
/// later update, and waits there while another scene is on top.
///
/// In a recorded game, answers are recorded like keys. So its queries have an `Answer` that is `Replayable`, and can't
/// fail; asking anything else there traps.
public protocol Query: Sendable {
  /// What the query is answered from, as a value; `Void` for one that knows all it needs.
  associatedtype Context: Sendable
  associatedtype Answer: Sendable
  associatedtype Failure: Error

  /// Whether the answer takes far less than a tick. It is then there before the next frame. False by default.
  static var isQuick: Bool { get }

  /// Answers the query; usually called on a worker thread.
  func answer(in context: Context) throws(Failure) -> Answer

  /// The same, for a query that takes long: it tells how far it is, and stops when nobody waits for it any more.
  func answer(in context: Context, _ work: Work) throws(Failure) -> Answer
}

extension Query {
  public static var isQuick: Bool { false }

  public func answer(in context: Context, _ work: Work) throws(Failure) -> Answer { try answer(in: context) }
}

/// Something that drawing misses in the look: a picture, say. It is made in the background and changes nothing else, so
/// drawing asks with every frame until it is there.
package protocol LookQuery: ContextChange, Hashable {}
