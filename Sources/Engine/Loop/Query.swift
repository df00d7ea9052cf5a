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

/// A query that looks at its work: it tells how far it is, and stops when nobody waits for it any more.
public protocol LongQuery: Query {
  /// What tells how far the work is; usually a share from 0 to 1. A scene sees only the newest.
  associatedtype Progress: Sendable = Double
}

extension LongQuery {
  public func answer(in context: Context) throws(Failure) -> Answer { try answer(in: context, Work()) }
}

/// A query that changes what it is answered from.
///
/// `answer` does what takes time, from a copy of the context; `apply` then changes the context itself, on the thread of
/// the scenes and before the answer is delivered. Changes that are asked in order see each other's results.
public protocol ContextChange: Query {
  /// Applies the answer, and returns what of the context has changed.
  func apply(_ answer: Answer, to context: inout Context) -> Changes
}

/// Something that drawing misses in the look: a picture, say. It is made in the background and changes nothing else, so
/// drawing asks with every frame until it is there.
package protocol LookQuery: ContextChange, Hashable {}

/// A picture that drawing misses.
package protocol PictureQuery: LookQuery {
  /// The key of the picture in the look.
  var picture: PictureID { get }
}

/// Parts of what a program knows, to tell scenes which of them have changed.
///
///     extension Changes {
///       static let words = Changes(rawValue: 1)
///       static let settings = Changes(rawValue: 2)
///     }
public struct Changes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// What becomes of a query beside others.
public enum Lane: Hashable, Sendable {
  /// It is answered beside others, and cancelled if its scene closes.
  case beside
  /// It also cancels an earlier query of the same type by the same scene.
  case newest
  /// It waits for all earlier queries in order, and is answered even if its scene closes: for changes.
  case inOrder
}

/// Stands for the answer to a query.
public struct Ticket<Asked: Query>: Hashable, Sendable {
  let id: RequestID

  init(_ id: RequestID) { self.id = id }
}

extension Ticket: StateHashable {
  public func hash(into hash: inout StateHash) { hash.combine(id) }
}

/// Why a query has no answer.
public enum Unanswered<Failure: Error>: Error {
  /// It was tried, and failed.
  case failed(Failure)
  /// Nobody could even try.
  case missing(NoAnswer)
}

extension Unanswered: Equatable where Failure: Equatable {}

/// A query that a scene has asked, for whoever runs the scenes.
package struct AskedQuery: Sendable {
  package let id: RequestID
  package let query: any Query
  package let lane: Lane

  package init(_ id: RequestID, _ query: any Query, _ lane: Lane) {
    (self.id, self.query, self.lane) = (id, query, lane)
  }
}

/// The report that answers to these are no longer wanted.
package struct CancelledQueries: Sendable {
  package let ids: [RequestID]

  package init(_ ids: [RequestID]) { self.ids = ids }
}

/// What has come of a query.
package struct Answered: Sendable {
  package enum Content: Sendable {
    /// Of the type `Result<Answer, Unanswered<Failure>>`.
    case answer(any Sendable)
    /// An answer that is recorded, and so reaches scenes as input.
    case input(Reply)
    /// Of the type `Progress`.
    case progress(any Sendable)
  }

  package let id: RequestID
  package let content: Content

  package init(_ id: RequestID, _ content: Content) { (self.id, self.content) = (id, content) }

  package init<Asked: Query>(
    _ id: RequestID, _ result: Result<Asked.Answer, Unanswered<Asked.Failure>>, to query: Asked
  ) {
    self.id = id
    guard id.isRecorded else {
      content = .answer(result)
      return
    }
    content =
      switch result {
      case .success(let answer):
        .input((answer as? any Replayable).map { Reply(to: id, $0) } ?? Reply(to: id, .unreadable))
      case .failure(.missing(let reason)): .input(Reply(to: id, reason))
      case .failure(.failed): .input(Reply(to: id, .failed))
      }
  }

  /// Without an answer.
  package init(_ asked: AskedQuery, _ reason: NoAnswer) {
    func none(_ query: some Query) -> Answered { Answered(asked.id, .failure(.missing(reason)), to: query) }
    self = none(asked.query)
  }
}
