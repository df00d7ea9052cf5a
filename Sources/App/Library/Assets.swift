import Limits
import System

/// The decks, schemas and other files that come with Babble. They are found relative to the program and not
/// where it was built, so that it can be moved.
public struct Assets: Hashable, Sendable {
  /// The folder that holds `Decks`.
  public let folder: String

  /// Looks for the folder: at `given`, else at `variable`, else in `Assets` beside the executable, else in
  /// `../share/babble` from there, else in `Assets` of any folder above, as in a checkout. If `given` or
  /// `variable` names a folder, no other is tried.
  ///
  /// - Parameters:
  ///   - given: a folder that the user named; nil or empty for none.
  ///   - variable: the value of `BABBLE_ASSETS`; nil or empty for none.
  ///   - executable: the program's own path, with links followed.
  /// - Throws: `notFound`, with the places that were tried.
  public static func find(
    given: String? = nil, variable: String? = nil, executable: String
  ) throws(AssetsError) -> Assets {
    let named = [given, variable].compactMap { $0 }.first { !$0.isEmpty }
    let places = named.map { [$0] } ?? usualPlaces(executable)
    guard let folder = places.first(where: { isFolder($0 + "/Decks") }) else {
      throw .notFound(places: places)
    }
    return Assets(folder: folder)
  }

  /// The names of the decks without their extension: first those in `Decks/order.txt`, one per
  /// line, then any others, sorted.
  public func decks() throws(AssetsError) -> [String] {
    let present = try names(in: "Decks")
    let order = (try? content("Decks/order.txt")) ?? []
    let first = order.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }.filter(
      present.contains)
    return first + present.filter { !first.contains($0) }.sorted()
  }

  /// The content of `Decks/NAME.json`.
  public func deck(_ name: String) throws(AssetsError) -> [UInt8] { try content("Decks/\(name).json") }

  /// The names of the courses of stages without their extension, sorted.
  func courses() throws(AssetsError) -> [String] { try names(in: "Courses").sorted() }

  /// The content of `Courses/NAME.json`.
  public func course(_ name: String) throws(AssetsError) -> [UInt8] { try content("Courses/\(name).json") }

  /// The content of `Words/LANGUAGE.tsv`, the commonest words of a language.
  ///
  /// - Throws: `unreadable` where there is no list, too.
  public func words(of language: String) throws(AssetsError) -> [UInt8] {
    try content("Words/\(language).tsv")
  }

  private func names(in part: String) throws(AssetsError) -> [String] {
    let (suffix, path) = (".json", folder + "/" + part)
    let names = try Self.reading(path) { files throws(FileError) in try files.list(path) }
    return names.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
      .map { String($0.dropLast(suffix.count)) }
  }

  /// The content of a file, at most 16 MB.
  ///
  /// - Parameter name: the path within the folder, such as `Schemas/deck.schema.json`. Steps upward are
  ///   refused.
  public func content(_ name: String) throws(AssetsError) -> [UInt8] {
    let steps = name.split(separator: "/", omittingEmptySubsequences: false)
    if steps.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) { throw .badName(name) }
    let path = folder + "/" + name
    return try Self.reading(path) { files throws(FileError) in try files.read(path, limit: Self.byteLimit) }
  }
}

extension Assets {
  private static var byteLimit: Int { Limit.deck.most }

  private static func usualPlaces(_ executable: String) -> [String] {
    let above = Array(sequence(first: parent(executable)) { $0 == "/" || $0 == "." ? nil : parent($0) })
    let beside = above[0] + "/Assets"
    let installed = parent(above[0]) + "/share/babble"
    return [beside, installed] + above.dropFirst().map { ($0 == "/" ? "" : $0) + "/Assets" }
  }

  private static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? PosixFileSystem().status(of: path))?.kind == .folder
  }

  private static func reading<Value>(
    _ path: String, _ read: (PosixFileSystem) throws(FileError) -> Value
  ) throws(AssetsError) -> Value {
    do throws(FileError) { return try read(PosixFileSystem()) } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}
