import Glibc

/// A file descriptor as a sink: one write(2) for each frame, more only if the system takes less than all of
/// it.
package struct DescriptorSink: ByteSink {
  private let descriptor: Int32

  /// The descriptor may be in non-blocking mode.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes all bytes, waiting if the terminal is slow to take them.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(ScreenError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        throw .writeFailed(errno)
      }
    }
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
