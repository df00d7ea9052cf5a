import System

extension Home {
  /// Keeps a copy of a file that is about to be replaced in the folder `aside`, with the content that is in
  /// memory.
  public func setAside(_ file: some HomeFile, on files: some FileSystem) throws(FileError) {
    try Aside.keep(file.bytes, from: Path.name(of: type(of: file).path(in: self)), in: self, on: files)
  }
}

/// The folder `aside` of a home: files that were replaced by something else are kept there, each content
/// once, in case somebody misses them.
enum Aside {
  static let folder = "aside"

  /// The path for the content of a home's file: the name with a hash of the content.
  static func name(of content: [UInt8], from name: String) -> String {
    let mark = String(Checksum.crc32(content[...]), radix: 16)
    return "\(folder)/\(name.replacing("/", with: "-")).\(mark)"
  }

  /// Keeps content that is about to be replaced. Returns its path within the home.
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
