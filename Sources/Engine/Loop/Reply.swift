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
