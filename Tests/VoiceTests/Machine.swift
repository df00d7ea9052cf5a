import Foundation
import System

/// A machine that has only the programs of a test: shell scripts in a folder that ends with it.
final class Machine {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "babble-voice-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Installs a program that runs this script.
  func install(_ name: String, _ script: String) throws {
    let path = folder + "/" + name
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// Its programs, and beside them those of the real machine only where they are asked for.
  func programs(withSystem: Bool = false) -> InstalledPrograms {
    InstalledPrograms(environment: ["PATH": folder + (withSystem ? ":/usr/bin:/bin" : "")])
  }
}
