/// Something that takes time and that a scene asks the host for: to read a file, to recognise a drawing.
/// Other threads do the work, and the answer reaches the scene as input of a later tick.
///
///     struct WeatherRequest: Request {
///       typealias Answer = Weather
///       let town: String
///     }
///
///     if let answer = step.answer(to: asked, as: WeatherRequest.self) { … }
///     asked = step.request(WeatherRequest(town: "Tbilisi"))
///
/// The answer is recorded like a key, so that a replay has it at the same tick without asking anyone.
/// Something that needs no answer, such as a sound, is a report.
package protocol Request: Sendable {
  associatedtype Answer: Replayable
}

/// A request for a picture. The picture goes into the look of the canvas, and the answer only says whether it
/// is there: so a replay stays small, and asks for the picture again to show the one that this machine draws.
package protocol PictureRequest: Request {
  /// The key of the picture in the look.
  var picture: PictureID { get }
}

/// A value that can be recorded in a replay.
public protocol Replayable: Sendable {
  func write(to writer: inout ByteWriter)
  /// Reads what `write` wrote. The bytes come from a file, so they may be anything.
  init(from reader: inout ByteReader) throws(ByteError)
}

/// Identifies a request among all those of a scene stack.
package struct RequestID: Hashable, Sendable {
  /// Counts the stack's requests from 1.
  package let number: UInt64

  package init(_ number: UInt64) {
    self.number = number
  }
}

extension RequestID: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(number)
  }
}

/// The report of a request: the host owes it a `Reply`.
package struct Asked: Sendable {
  package let id: RequestID
  package let request: any Request
}

/// Why a request has no answer. A scene gets it instead of one, so that none waits for ever.
public enum NoAnswer: UInt8, Error, Hashable, Sendable {
  /// The host doesn't handle such requests.
  case refused
  /// The host tried and failed.
  case failed
  /// Something more urgent came first.
  case cancelled
  /// The bytes of the answer aren't those of the expected type.
  case unreadable
}

/// The answer to a request, as it is delivered to the scenes and recorded.
public struct Reply: Hashable, Sendable {
  /// The most bytes of an answer. Answers are recorded, so larger things take another way, as pictures do.
  package static let byteLimit = 64 << 10

  package let id: RequestID
  /// The encoded answer, at most `byteLimit` bytes.
  package let content: Result<[UInt8], NoAnswer>

  /// A reply with an encoded answer; more than `byteLimit` bytes count as failed.
  package init(to id: RequestID, bytes: [UInt8]) {
    self.id = id
    content = bytes.count <= Self.byteLimit ? .success(bytes) : .failure(.failed)
  }

  /// A reply with an answer; one of more than `byteLimit` bytes counts as failed.
  package init(to id: RequestID, _ answer: some Replayable) {
    var writer = ByteWriter()
    answer.write(to: &writer)
    self.init(to: id, bytes: writer.bytes)
  }

  /// A reply without an answer.
  package init(to id: RequestID, _ reason: NoAnswer) {
    self.id = id
    content = .failure(reason)
  }

  /// The same reply to another request, for a scene that forwards requests of scenes inside it.
  package func readdressed(to id: RequestID) -> Reply {
    switch content {
    case .success(let bytes): Reply(to: id, bytes: bytes)
    case .failure(let reason): Reply(to: id, reason)
    }
  }

  /// The decoded answer, or why there is none.
  package func answer<Wanted: Replayable>(as type: Wanted.Type) -> Result<Wanted, NoAnswer> {
    content.flatMap { bytes in
      do throws(ByteError) {
        var reader = ByteReader(bytes)
        let answer = try Wanted(from: &reader)
        return reader.isAtEnd ? .success(answer) : .failure(.unreadable)
      } catch {
        return .failure(.unreadable)
      }
    }
  }
}

extension Reply: StateHashable {
  /// Hashes the reply in its recorded form.
  public func hash(into hash: inout StateHash) {
    hash.combine(InputEvent.answer(self))
  }
}

/// A scene's open queries, and what has come of them that it hasn't looked at yet.
struct OpenQueries: Sendable {
  struct Open: Sendable {
    let id: RequestID
    let kind: ObjectIdentifier
    let lane: Lane
  }

  private(set) var open: [Open] = []
  private(set) var replies: [Reply] = []
  private(set) var answers: [Answered] = []

  /// Whether the scene has had no update since something came.
  var hasNews = false

  /// Updates all after a tick in which the scene may have asked, looked at answers and cancelled. Returns the open
  /// queries that were cancelled.
  mutating func apply(_ step: Step) -> [RequestID] {
    (replies, answers, hasNews) = (step.replies, step.answers, false)
    open += step.asked
    let cancelled = open.filter { step.cancelled.contains($0.id) }.map(\.id)
    open.removeAll { cancelled.contains($0.id) }
    return cancelled
  }

  /// Those that nobody waits for once the scene has closed.
  var cancelledByClosing: [RequestID] { open.filter { $0.lane != .inOrder }.map(\.id) }

  /// Keeps a reply for the scene. Returns false if the scene isn't waiting for it.
  mutating func deliver(_ reply: Reply) -> Bool {
    guard let index = open.firstIndex(where: { $0.id == reply.id }) else { return false }
    open.remove(at: index)
    replies.append(reply)
    return true
  }

  /// Keeps an answer for the scene. Returns false if the scene isn't waiting for it.
  mutating func deliver(_ answered: Answered) -> Bool {
    guard let index = open.firstIndex(where: { $0.id == answered.id }) else { return false }
    answers.removeAll { $0.id == answered.id }
    answers.append(answered)
    if case .answer = answered.content { open.remove(at: index) }
    hasNews = true
    return true
  }
}

extension OpenQueries: StateHashable {
  /// Only what is recorded: answers that aren't recorded can't come to a scene that is.
  func hash(into hash: inout StateHash) {
    hash.combine(open.map(\.id))
    hash.combine(replies)
  }
}
