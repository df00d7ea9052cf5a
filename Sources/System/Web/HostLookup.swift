/// Finds out by getent which machines a name leads to, before any of them is asked.
struct HostLookup {
  /// More than any name has lines of.
  private static let outputLimit = 16 << 10

  let programs: InstalledPrograms

  /// The machines in figures, each once; nil where getent isn't here.
  func machines(
    of host: String, seconds: Double, while isWanted: () -> Bool
  ) throws(PageError) -> [String]? {
    let ending = ProgramRunner(programs).ending(
      "getent", ["ahosts", host], seconds: seconds, limit: Self.outputLimit, while: { _ in isWanted() })
    switch ending {
    case .exited(0, let output): return Self.addresses(output)
    case .exited: throw .unknownHost(host)
    case .absent: return nil
    case .late, .full: throw .late(seconds)
    case .cut: throw .brokenOff
    }
  }

  /// A line has an address, then a kind of socket, and the first one the name.
  private static func addresses(_ output: [UInt8]) -> [String] {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return lines.compactMap { $0.split(separator: " ").first.map(String.init) }
      .reduce(into: []) { found, address in
        if !found.contains(address) { found.append(address) }
      }
  }
}
