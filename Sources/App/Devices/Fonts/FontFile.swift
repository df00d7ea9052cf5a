import CLibraries

public struct FontFile: Hashable, Sendable {
  let path: String
  /// The index of the font in the file, as fontconfig counts.
  let index: Int

  public init(path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }
}
