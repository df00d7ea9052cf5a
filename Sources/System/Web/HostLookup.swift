/// Resolves a name to addresses with getent, before any of them is contacted.
struct HostLookup {
  private static let outputLimit = 16 << 10

  let programs: InstalledPrograms

  /// The numeric addresses, each once; nil if getent isn't installed.
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

  /// Each line has an address and the kind of socket; the first line has the name, too.
  private static func addresses(_ output: [UInt8]) -> [String] {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return lines.compactMap { $0.split(separator: " ").first.map(String.init) }
      .reduce(into: []) { found, address in
        if !found.contains(address) { found.append(address) }
      }
  }
}
