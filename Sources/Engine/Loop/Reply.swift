/// A value that can be recorded in a replay.
public protocol Replayable: Sendable {
  func write(to writer: inout ByteWriter)
  /// Reads what `write` wrote. The bytes come from a file, so they may be anything.
  init(from reader: inout ByteReader) throws(ByteError)
}

/// Identifies a query among all those of a scene stack.
package struct RequestID: Hashable, Sendable {
  /// Starts at 1, in each recording again.
  package let number: UInt64
  /// The recording to which it belongs; nil if it isn't recorded.
  package let recording: UInt32?

  package init(_ number: UInt64, of recording: UInt32? = nil) {
    (self.number, self.recording) = (number, recording)
  }

  var isRecorded: Bool { recording != nil }

  var next: RequestID { RequestID(number + 1, of: recording) }
}

extension RequestID: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(number)
  }
}

/// Why a query has no answer. A scene gets it instead of one, so that none waits for ever.
public enum NoAnswer: UInt8, Error, Hashable, Sendable {
  /// Nobody answers such queries.
  case refused
  /// It was tried, and failed.
  case failed
  /// Something more urgent came first. Only old recordings have it.
  case cancelled
  /// The bytes of the answer aren't those of the expected type.
  case unreadable
}

/// The answer to a query, as it is delivered to recorded scenes.
package struct Reply: Hashable, Sendable {
  /// The most bytes of an answer. A picture, say, is left out and made again when it is drawn.
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

  private init(_ id: RequestID, _ content: Result<[UInt8], NoAnswer>) {
    (self.id, self.content) = (id, content)
  }

  /// The same reply as it is known in this recording: on disk, no recording knows of others.
  func within(_ recording: UInt32) -> Reply { Reply(RequestID(id.number, of: recording), content) }

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
  package func hash(into hash: inout StateHash) {
    hash.combine(RecordedEvent.answer(self))
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
