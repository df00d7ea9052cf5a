import ArgumentParser
import Glibc

/// A command could not do its work.
struct Failure: Error, CustomStringConvertible {
  /// What happened and what to do about it, line by line. The lines may quote text from outside, so each is
  /// cleaned before it is printed, and stays one line whatever it contains.
  let lines: [String]
  /// 1 if something could not be done, 2 if the terminal isn't capable of it.
  let status: Int32

  init(lines: [String], status: Int32 = 1) {
    self.lines = lines
    self.status = status
  }

  init(description: String, status: Int32 = 1) {
    self.init(lines: [description], status: status)
  }

  var description: String { lines.joined(separator: " ") }
}
