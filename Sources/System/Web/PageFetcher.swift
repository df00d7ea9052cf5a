import Limits

/// Fetches pages with curl, which follows redirects only to https. Compressed pages stay compressed, and curl gets neither
/// the user's settings nor a shell.
public struct PageFetcher: Sendable {
  public struct Limits: Sendable {
    /// For all requests together.
    public var seconds = OutsideProgram.curl.seconds
    /// Of the page.
    public var bytes = Limit.page.most
    /// How many redirects are followed.
    var redirects = Limit.redirects.most

    public init() {}
  }

  /// The most bytes of curl's report.
  private static let reportRoom = 16

  private let programs: InstalledPrograms
  private let limits: Limits

  /// Uses the programs of a machine, and its proxy if the environment names one.
  public init(_ programs: InstalledPrograms, limits: Limits = Limits()) {
    (self.programs, self.limits) = (programs, limits)
  }

  /// Fetches the page at an address that somebody typed.
  ///
  /// - Parameter isWanted: asked ten times a second, with the number of bytes so far.
  public func fetch(_ address: WebAddress, while isWanted: (Int) -> Bool) throws(PageError) -> [UInt8] {
    let ending = ProgramRunner(programs).ending(
      .curl, arguments(address), seconds: limits.seconds, limit: limits.bytes + Self.reportRoom,
      while: isWanted)
    switch ending {
    case .exited(let exit, let output): return try page(output, exit, address)
    case .absent: throw .noCurl
    case .late: throw .late(limits.seconds)
    case .full: throw .large(limits.bytes)
    case .cut: throw .brokenOff
    }
  }

  /// `-q` leaves out the user's settings, if it comes first; `-g` takes brackets literally, `-L` follows redirects, `-N`
  /// passes on at once what comes, `-f` leaves out error pages.
  private func arguments(_ address: WebAddress) -> [String] {
    [
      "-q", "-g", "-L", "-N", "-s", "-f", "--proto", "=http,https", "--proto-redir", "=https",
      "--max-redirs", String(limits.redirects), "--max-time", String(limits.seconds),
      "--max-filesize", String(limits.bytes), "--write-out", "\\n%{http_code}", "--url", address.description,
    ]
  }

  /// The page without curl's report, which is a line with the server's status.
  private func page(_ output: [UInt8], _ exit: Int32, _ address: WebAddress) throws(PageError) -> [UInt8] {
    let end = output.lastIndex(of: UInt8(ascii: "\n")) ?? 0
    let status = Int(String(decoding: output[end...].dropFirst(), as: UTF8.self)) ?? 0
    if let error = PageError(curl: exit, status, address, limits) { throw error }
    guard (200..<300).contains(status) else { throw .status(status) }
    if end == 0 { throw .empty }
    if end > limits.bytes { throw .large(limits.bytes) }
    return Array(output[..<end])
  }
}
