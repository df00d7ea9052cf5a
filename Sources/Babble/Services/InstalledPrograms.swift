import Files
import Glibc

/// The programs of this machine, as PATH names their folders.
struct InstalledPrograms: Sendable {
  /// The variables that a program which is run gets.
  let environment: [String: String]

  /// The path of a program by its name; nil where it is not installed.
  func find(_ name: String) -> String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    // A folder that is named from here on would be another one elsewhere.
    return folders.filter { $0.hasPrefix("/") }.map { Path.join(String($0), name) }
      .first { path in OutsideName.withCString(path) { access($0, X_OK) } == 0 }
  }
}
