import Formats

/// A file that dictionaries are made from, on the disk or in an archive.
public struct SourceFile {
  /// Its name and that of the archive it is in, for errors.
  let name: String
  let kind: SourceKind
  private let load: () throws(SourceError) -> [UInt8]

  init(name: String, kind: SourceKind, load: @escaping () throws(SourceError) -> [UInt8]) {
    (self.name, self.kind, self.load) = (name, kind, load)
  }

  /// Its content, uncompressed.
  func bytes() throws(SourceError) -> [UInt8] { try load() }

  /// Parses the content; errors name the file.
  func read<Value>(_ reader: ([UInt8]) throws(TextError) -> Value) throws(SourceError) -> Value {
    let bytes = try bytes()
    do throws(TextError) { return try reader(bytes) } catch {
      throw .text(TextError(error.problem, at: error.place, in: name))
    }
  }
}
