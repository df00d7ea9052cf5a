import Glibc

/// The decks, schemas and other files that come with Babble, found where the program stands and not where it was
/// built, so that it can be moved.
public struct Assets: Hashable, Sendable {
  /// The folder, which holds a folder `Decks`.
  public let folder: String

  /// Looks for the folder: at `given`, else at `variable`, else beside the executable as `Assets`, else at
  /// `../share/babble` from there, else upward from there in a checkout. A folder that was named is the only
  /// one looked at.
  ///
  /// - Parameters:
  ///   - given: a folder that the user named; nil or empty for none.
  ///   - variable: the value of `BABBLE_ASSETS`; nil or empty for none.
  ///   - executable: the program's own path, links followed.
  /// - Throws: `notFound`, with the places where it looked.
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

  /// The names of the decks without their extension: first those that `Decks/order.txt` names, a line each, then
  /// any others, sorted.
  public func decks() throws(AssetsError) -> [String] {
    let suffix = ".json"
    let present = try Self.names(in: folder + "/Decks").filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
      .map { String($0.dropLast(suffix.count)) }
    let order = (try? content("Decks/order.txt")) ?? []
    let first = order.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }.filter(
      present.contains)
    return first + present.filter { !first.contains($0) }.sorted()
  }

  /// The content of a deck's file, `Decks/NAME.json`.
  public func deck(_ name: String) throws(AssetsError) -> [UInt8] { try content("Decks/\(name).json") }

  /// The content of a file, at most 16 MB of it.
  ///
  /// - Parameter name: its path within the folder, such as `Schemas/deck.schema.json`. Steps upward are refused.
  public func content(_ name: String) throws(AssetsError) -> [UInt8] {
    let steps = name.split(separator: "/", omittingEmptySubsequences: false)
    if steps.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) { throw .badName(name) }
    return try Self.read(folder + "/" + name)
  }
}

extension Assets {
  private static var byteLimit: Int { 16 << 20 }

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
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func names(in folder: String) throws(AssetsError) -> [String] {
    guard let stream = opendir(folder) else { throw .unreadable(path: folder, reason: reason()) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // The name may be shorter in memory than its type says.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }

  private static func read(_ path: String) throws(AssetsError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 { throw .unreadable(path: path, reason: reason()) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &part, part.count)
      if count == 0 { return bytes }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw .unreadable(path: path, reason: reason()) }
      bytes += part[..<count]
      if bytes.count > byteLimit {
        throw .unreadable(path: path, reason: "larger than \(byteLimit >> 20) MB")
      }
    }
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
