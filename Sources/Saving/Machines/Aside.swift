import System

extension Home {
  /// Keeps a file of the home, as somebody has it in mind, in the folder `aside`: another one is about to take its place.
  public func setAside(_ file: some HomeFile, on files: some FileSystem) throws(FileError) {
    try Aside.keep(file.bytes, from: Path.name(of: type(of: file).path(in: self)), in: self, on: files)
  }
}

/// The folder `aside` of a home: what made way for something else is kept there, each once, for whoever misses it.
enum Aside {
  static let folder = "aside"

  /// Where the content of a file of the home is put: beside the file's name stands a mark of the content.
  static func name(of content: [UInt8], from name: String) -> String {
    let mark = String(Checksum.crc32(content[...]), radix: 16)
    return "\(folder)/\(name.replacing("/", with: "-")).\(mark)"
  }

  /// Keeps content that makes way. Returns the name under which it lies in the home.
  @discardableResult
  static func keep(
    _ content: [UInt8], from name: String, in home: Home, on files: some FileSystem
  ) throws(FileError) -> String {
    let kept = self.name(of: content, from: name)
    try files.makeFolders(Path.join(home.path, folder))
    try files.replace(Path.join(home.path, kept), with: content)
    return kept
  }
}
