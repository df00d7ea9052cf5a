import Foundation
import System

/// A curl whose answers a script writes.
final class FakeCurl {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("curl-\(UUID())").path

  init(_ script: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let text = """
      #!/bin/sh
      PATH=/usr/bin:/bin
      \(script)
      """
    try writeScript(text, to: folder + "/curl")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var installed: InstalledPrograms { InstalledPrograms(environment: ["PATH": folder]) }
}
