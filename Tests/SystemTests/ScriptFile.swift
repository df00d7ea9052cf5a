import Foundation

/// Writes an executable script with another process: a program that another test starts at the same time would inherit
/// our open file, and a file that is open for writing can't be run.
func writeScript(_ text: String, to path: String) throws {
  let shell = Process()
  shell.executableURL = URL(fileURLWithPath: "/bin/sh")
  shell.arguments = ["-c", #"printf %s "$1" >"$2"; chmod 755 "$2""#, "sh", text, path]
  try shell.run()
  shell.waitUntilExit()
}
