import Storage
import System

/// Removes everything from a text that identifies the machine or its user.
struct Discretion {
  private let folders: [(path: String, name: String)]
  private let names: Set<String>

  /// - Parameters:
  ///   - environment: tells the user's name and home folder.
  ///   - home: the player's folder, which may be anywhere.
  init(_ environment: [String: String], home: Home?) {
    let user = environment[variable: .home] ?? ""
    let known = [(user, "~"), (home?.path ?? "", "(home)")].filter { $0.0.count > 1 }
    // A path inside the user's folder gives nothing away once that prefix is replaced; elsewhere it could.
    folders = known.filter { $0.1 == "~" || user.isEmpty || !$0.0.hasPrefix(user) }
      .sorted { $0.0.count > $1.0.count }
    let said = [Variable.user, .logname, .hostname, .host].compactMap { environment[variable: $0] }
    let folder = user.split(separator: "/").last.map(String.init)
    names = Set((said + [folder, Environment.hostName].compactMap(\.self)).filter { !$0.isEmpty })
  }

  func told(_ row: Examination.Row) -> Examination.Row {
    var row = row
    (row.value, row.hint) = (told(row.value), row.hint.map(told))
    return row
  }

  func told(_ text: String) -> String {
    let text = folders.reduce(text) { $0.replacing($1.path, with: $1.name) }
    return text.split(separator: " ", omittingEmptySubsequences: false).map(told(word:)).joined(
      separator: " ")
  }

  /// Paths outside the system's folders are replaced as a whole, and so are names.
  private func told(word: Substring) -> String {
    let path = word.drop { "\"'(<=:".contains($0) }
    if path.utf8.first == UInt8(ascii: "/"), !Self.systemFolders.contains(where: { path.hasPrefix($0) }) {
      return "(a path)"
    }
    let parts = word.split(omittingEmptySubsequences: false) {
      !$0.isLetter && !$0.isNumber && !"-_.".contains($0)
    }
    return parts.contains { names.contains(String($0)) } ? "(a name)" : String(word)
  }

  private static let systemFolders = ["/usr/", "/opt/", "/etc/", "/lib", "/bin/", "/dev/", "/proc/"]
}
