/// Something that a scene wants of the program around it and that takes time: a file to be read, a drawing to be
/// recognised. Other threads see to it, and what comes of it reaches the scene as input of a later tick.
///
///     struct WeatherRequest: Request {
///       typealias Answer = Weather
///       let town: String
///     }
///
///     if let answer = step.answer(to: asked, as: WeatherRequest.self) { … }
///     asked = step.request(WeatherRequest(town: "Tbilisi"))
///
/// The answer is recorded like a key, so that a replay has it at the same tick and asks nobody. What needs no answer,
/// such as a sound, is a report.
package protocol Request: Sendable {
  /// What comes back.
  associatedtype Answer: Replayable
}

/// A request for a picture to be shown. The picture itself goes into the look of the canvas, the answer only says
/// whether it is there: so a replay stays small, and shows the picture that this machine draws, asking for it anew.
package protocol PictureRequest: Request {
  /// Where the look has the picture.
  var picture: PictureID { get }
}

/// A value that can stand in a replay, as bytes.
package protocol Replayable: Sendable {
  /// Writes the value.
  func write(to writer: inout ByteWriter)
  /// Reads what `write` has written. The bytes may come from anywhere.
  init(from reader: inout ByteReader) throws(ByteError)
}

/// Tells a request from all others of a stack of scenes.
package struct RequestID: Hashable, Sendable {
  /// How many requests there were in the stack, this one included.
  package let number: UInt64

  /// The request of a number.
  package init(_ number: UInt64) {
    self.number = number
  }
}

extension RequestID: StateHashable {
  /// Hashes the number.
  package func hash(into hash: inout StateHash) {
    hash.combine(number)
  }
}

/// That a scene has requested something: what the host finds among the reports, and owes a `Reply`.
package struct Asked: Sendable {
  /// What the answer has to name.
  package let id: RequestID
  /// What is wanted.
  package let request: any Request
}

/// Why a request has no answer. It comes in place of one, so that no scene waits for ever.
package enum NoAnswer: UInt8, Error, Hashable, Sendable {
  /// Nobody here sees to such requests.
  case refused
  /// It was tried.
  case failed
  /// Other things came first.
  case cancelled
  /// An answer has come, and its bytes are those of something else.
  case unreadable
}
