import System

/// A file that a command makes where the user asks for it, and that overwrites another only where they say so.
enum AskedFile {
  /// Makes it; what is there already stays as it is, and where something fails nothing is left. A signal that would end
  /// the program waits for that.
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
