import System

/// A file that a command writes where the user asks for it. It replaces another one only on request.
enum AskedFile {
  /// Writes the file. An existing one is kept, and if anything fails nothing is left behind. A signal that
  /// would end the program waits until this is done.
  static func write(
    to path: String, isReplacing: Bool = false, _ fill: (NewFile) throws -> Void
  ) throws(Failure) {
    let signals = HeldSignals()
    defer { signals.release() }
    do {
      let file = try NewFile(path, on: PosixFileSystem(), isReplacing: isReplacing)
      try fill(file)
      try file.finish()
    } catch let error as FileError where error.isPresence {
      throw Failure(description: "\(path) exists. Choose another name, or remove it.")
    } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
  }
}
