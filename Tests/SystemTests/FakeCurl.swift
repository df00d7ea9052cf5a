import Foundation
import System

/// A curl whose answers a script writes; the address is in `url`.
final class FakeCurl {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("curl-\(UUID())").path

  init(_ script: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let text = """
      #!/bin/sh
      PATH=/usr/bin:/bin
      for url; do :; done
      echo "$url" >>'\(folder)/asked'
      \(script)
      """
    try writeScript(text, to: folder + "/curl")
  }

  /// Another program in the same folder.
  func put(_ name: String, _ script: String) throws {
    try writeScript("#!/bin/sh\n\(script)\n", to: folder + "/" + name)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var installed: InstalledPrograms { InstalledPrograms(environment: ["PATH": folder]) }

  var asked: [Substring] {
    ((try? String(contentsOfFile: folder + "/asked", encoding: .utf8)) ?? "").split(separator: "\n")
  }
}
