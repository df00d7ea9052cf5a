/// What came of a request, as it is handed to the scenes and recorded.
public struct Reply: Hashable, Sendable {
  /// The most bytes of an answer. It is recorded: what is larger goes another way, as pictures do.
  package static let byteLimit = 64 << 10

  /// The request.
  package let id: RequestID
  /// The answer as it was written, at most `byteLimit` bytes.
  package let content: Result<[UInt8], NoAnswer>

  /// A reply of an answer's bytes. More than `byteLimit` of them count as failed.
  package init(to id: RequestID, bytes: [UInt8]) {
    self.id = id
    content = bytes.count <= Self.byteLimit ? .success(bytes) : .failure(.failed)
  }

  /// A reply with an answer. One of more than `byteLimit` bytes counts as failed.
  package init(to id: RequestID, _ answer: some Replayable) {
    var writer = ByteWriter()
    answer.write(to: &writer)
    self.init(to: id, bytes: writer.bytes)
  }

  /// A reply without one.
  package init(to id: RequestID, _ reason: NoAnswer) {
    self.id = id
    content = .failure(reason)
  }

  /// The same reply to another request: for a scene that hands on requests of scenes inside it.
  package func readdressed(to id: RequestID) -> Reply {
    switch content {
    case .success(let bytes): Reply(to: id, bytes: bytes)
    case .failure(let reason): Reply(to: id, reason)
    }
  }

  /// The answer, if the bytes are those of one such.
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
  /// Hashes the reply as a log has it.
  public func hash(into hash: inout StateHash) {
    hash.combine(InputEvent.answer(self))
  }
}
