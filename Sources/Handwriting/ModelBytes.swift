import System

/// The bytes of a model, at one place in memory for as long as this lives: Zinnia keeps pointers into them.
///
/// They are read, not mapped: Zinnia trusts a model, so it has to be the one that was checked, even where somebody
/// changes the file meanwhile.
final class ModelBytes {
  /// Twice as large as any model there is.
  private static let most = 64 << 20
  private static let part = 4 << 20

  let buffer: UnsafeMutableRawBufferPointer

  /// Reads a file.
  init(_ path: String, size: Int, on files: any FileSystem) throws(FileError) {
    guard size <= Self.most else { throw FileError(.read, path, .tooLarge(limit: Self.most)) }
    buffer = .allocate(byteCount: size, alignment: 16)
    _ = buffer.initializeMemory(as: UInt8.self, repeating: 0)
    for start in stride(from: 0, to: size, by: Self.part) {
      let bytes = try files.read(path, from: start, count: min(Self.part, size - start))
      UnsafeMutableRawBufferPointer(rebasing: buffer[start...]).copyBytes(from: bytes)
    }
  }

  deinit { buffer.deallocate() }
}
