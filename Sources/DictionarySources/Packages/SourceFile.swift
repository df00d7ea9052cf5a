import Archives
import Formats

/// A file that dictionaries are made of, wherever it lies.
public struct SourceFile {
  /// The file it is or that it lies in, and its name there: for errors.
  public let name: String
  /// What it is.
  public let kind: SourceKind
  private let load: () throws(SourceError) -> [UInt8]

  init(name: String, kind: SourceKind, load: @escaping () throws(SourceError) -> [UInt8]) {
    (self.name, self.kind, self.load) = (name, kind, load)
  }

  /// Its content, unpacked.
  public func bytes() throws(SourceError) -> [UInt8] { try load() }

  /// What a reader makes of its content; errors tell the file.
  func read<Value>(_ reader: ([UInt8]) throws(TextError) -> Value) throws(SourceError) -> Value {
    let bytes = try bytes()
    do throws(TextError) { return try reader(bytes) } catch {
      throw .text(TextError(error.problem, at: error.place, in: name))
    }
  }
}
