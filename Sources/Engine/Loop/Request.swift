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
package protocol Replayable: Sendable {
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
package enum NoAnswer: UInt8, Error, Hashable, Sendable {
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

/// A scene's unanswered requests, and the answers that it hasn't taken yet.
struct OpenRequests: Hashable, Sendable {
  private(set) var awaited: [RequestID] = []
  private(set) var answers: [Reply] = []

  /// Updates both after a tick in which the scene may have asked, taken answers and forgotten requests.
  mutating func follow(_ step: Step) {
    answers = step.answers
    awaited.removeAll { step.forgotten.contains($0) }
    awaited += step.requested
  }

  /// Keeps a reply for the scene. Returns false if the scene isn't waiting for it.
  mutating func take(_ reply: Reply) -> Bool {
    guard let index = awaited.firstIndex(of: reply.id) else { return false }
    awaited.remove(at: index)
    answers.append(reply)
    return true
  }
}

extension OpenRequests: StateHashable {
  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, awaited, answers)
  }
}
