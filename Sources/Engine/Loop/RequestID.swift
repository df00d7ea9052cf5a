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
