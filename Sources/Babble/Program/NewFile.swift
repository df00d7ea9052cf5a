import Saving

/// A file that a command makes where the user asks for it, and that nothing is lost for.
enum NewFile {
  /// Writes it; what is there already stays as it is.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let files = PosixFileSystem()
    do throws(FileError) {
      let file = try files.create(path)
      defer { files.close(file) }
      var rest = bytes[...]
      while !rest.isEmpty { rest = rest.dropFirst(try files.write(rest, to: file)) }
    } catch {
      throw Failure(
        description: error.isPresence ? "\(path) exists. Choose another name, or remove it." : "\(error)")
    }
  }
}
