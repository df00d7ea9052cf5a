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
    try put("curl", whole: text)
  }

  /// Another program in the same folder.
  func put(_ name: String, _ script: String) throws { try put(name, whole: "#!/bin/sh\n\(script)\n") }

  private func put(_ name: String, whole text: String) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", #"printf %s "$1" >"$2"; chmod 755 "$2""#, "sh", text, folder + "/" + name]
    try shell.run()
    shell.waitUntilExit()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var installed: InstalledPrograms { InstalledPrograms(environment: ["PATH": folder]) }

  var asked: [Substring] {
    ((try? String(contentsOfFile: folder + "/asked", encoding: .utf8)) ?? "").split(separator: "\n")
  }
}
