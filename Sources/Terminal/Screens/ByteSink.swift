import Glibc

/// Where a screen writes to.
package protocol ByteSink {
  /// Takes one whole frame.
  func write(_ bytes: UnsafeRawBufferPointer) throws(ScreenError)
}

/// A file descriptor as a sink: one write(2) a frame, more only where the system takes less than all of it.
package struct DescriptorSink: ByteSink {
  private let descriptor: Int32

  /// A sink for an open descriptor, which may be in non-blocking mode.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes all bytes and waits where the terminal is slow to take them.
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
