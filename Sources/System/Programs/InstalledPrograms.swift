import Glibc

/// The programs of this machine, as PATH names their folders.
public struct InstalledPrograms: Sendable {
  /// The variables that a program which is run gets.
  public let environment: [String: String]

  /// Programs as these variables name them.
  public init(environment: [String: String]) { self.environment = environment }

  /// The path of a program by its name; nil where it is not installed.
  public func find(_ name: String) -> String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    // A folder that is named from here on would be another one elsewhere.
    return folders.filter { $0.hasPrefix("/") }.map { Path.join(String($0), name) }
      .first { path in OutsideName.withCString(path) { access($0, X_OK) } == 0 }
  }
}
