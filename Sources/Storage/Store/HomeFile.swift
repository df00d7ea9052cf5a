import Formats
import Limits
import System

/// A file of the home that is read and written as a whole: JSON with a `schema`.
public protocol HomeFile: Equatable, Sendable {
  /// The version of the format.
  static var schema: Int64 { get }
  /// The most bytes that are read.
  static var byteLimit: Int { get }
  /// The most values that are read.
  static var valueLimit: Int { get }
  /// Its content in messages, as in "your own words".
  static var holding: String { get }
  static func path(in home: Home) -> String
  /// The content for somebody new.
  init()
  /// Reads a file of this or an earlier version.
  init(_ root: JSONValue) throws(TextError)
  /// The content to write.
  var bytes: [UInt8] { get }
}

extension HomeFile {
  /// Far more than anybody writes: 20,000 words take about 5 MB.
  public static var byteLimit: Int { Limit.homeFile.most }
  /// Each word or question is an object of about twelve values.
  public static var valueLimit: Int { 4_000_000 }

  /// Reads a home's file; an empty one if there is none.
  ///
  /// - Throws: why the file can't be used. It is left as it is and must not be overwritten.
  public init(in home: Home, from files: some FileSystem) throws(HomeFileRefusal<Self>) {
    guard let bytes = try Self.content(of: home, files) else {
      self.init()
      return
    }
    try self.init(bytes: bytes, path: Self.path(in: home))
  }

  /// Nil if there is no file.
  private static func content(
    of home: Home, _ files: some FileSystem
  ) throws(HomeFileRefusal<Self>) -> [UInt8]? {
    do throws(FileError) {
      return try files.read(path(in: home), limit: byteLimit)
    } catch {
      if error.isAbsence { return nil }
      throw .file(error)
    }
  }

  /// The home's file, if it differs from this one by now: another machine may have written it in a synced
  /// folder. Nil if it is the same, or if there is none.
  ///
  /// - Throws: why the file can't be used. It must not be overwritten then.
  public func other(in home: Home, from files: some FileSystem) throws(HomeFileRefusal<Self>) -> Self? {
    guard let content = try Self.content(of: home, files), content != bytes else { return nil }
    return try Self(bytes: content, path: Self.path(in: home))
  }

  /// - Parameter path: for errors.
  init(bytes: [UInt8], path: String) throws(HomeFileRefusal<Self>) {
    let (root, schema) = try Self.located(path) { () throws(TextError) in
      let root = try JSON.read(bytes, valueLimit: Self.valueLimit)
      return (root, try root.member("schema").integer(in: 1...Int64.max))
    }
    guard schema <= Self.schema else { throw .newer(path: path, found: schema) }
    self = try Self.located(path) { () throws(TextError) in try Self(root) }
  }

  private static func located<Value>(
    _ path: String, _ body: () throws(TextError) -> Value
  ) throws(HomeFileRefusal<Self>) -> Value {
    do throws(TextError) {
      return try body()
    } catch {
      throw .damaged(TextError(error.problem, at: error.place, in: path))
    }
  }

  /// Replaces the home's file, completely or not at all. The caller must hold the lock.
  ///
  /// - Throws: what went wrong, also if the next start could not read it; the old file is then unharmed.
  public func write(to home: Home, files: some FileSystem) throws(FileError) {
    let (bytes, path) = (self.bytes, Self.path(in: home))
    if bytes.count > Self.byteLimit { throw FileError(.write, path, .tooLarge(limit: Self.byteLimit)) }
    try files.makeFolders(home.path)
    try files.replace(path, with: bytes)
  }
}
