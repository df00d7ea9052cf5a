import System

/// The folder `aside` of a home: files that were replaced by something else are kept there, each content
/// once, in case somebody misses them.
enum Aside {
  static let folder = "aside"

  /// The path for the content of a home's file: the name with a hash of the content.
  static func name(of content: [UInt8], from name: String) -> String {
    let mark = String(Checksum.crc32(content[...]), radix: 16)
    return "\(folder)/\(flat(name)).\(mark)"
  }

  /// A path as the name of a file. By bytes, as the system reads it: a slash with a mark is another character to Swift.
  static func flat(_ path: String) -> String {
    String(decoding: path.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  /// Keeps content that is about to be replaced. Returns its path within the home.
  @discardableResult
  static func setAside(
    _ content: [UInt8], from name: String, in home: Home, on files: some FileSystem
  ) throws(FileError) -> String {
    let kept = self.name(of: content, from: name)
    try files.makeFolders(Path.join(home.path, folder))
    try files.replace(Path.join(home.path, kept), with: content)
    return kept
  }
}
