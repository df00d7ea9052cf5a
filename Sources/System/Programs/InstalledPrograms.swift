import Glibc

/// The programs of this machine, found by PATH.
public struct InstalledPrograms: Sendable {
  /// The environment variables that a program is run with.
  public let environment: [String: String]

  public init(environment: [String: String]) { self.environment = environment }

  /// The path of a program; nil if it is not installed.
  public func find(_ name: String) -> String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    // A relative folder of PATH would mean another folder elsewhere.
    return folders.filter { $0.hasPrefix("/") }.map { Path.join(String($0), name) }
      .first { path in OutsideName.withCString(path) { access($0, X_OK) } == 0 }
  }
}
