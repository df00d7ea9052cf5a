/// Fetches pages with curl. curl never follows a redirect by itself: each is checked before it is requested,
/// so that none leads back to this machine, to its files or to an unencrypted connection. Each name is
/// resolved first and curl is pinned to the result, so that the name can't come to mean this machine in
/// between. Compressed pages stay compressed, and curl gets neither the user's settings nor a shell.
public struct PageFetcher: Sendable {
  public struct Limits: Sendable {
    /// For all requests together.
    public var seconds = 10.0
    /// Of the page.
    public var bytes = 16 << 20
    /// How many redirects are followed.
    public var redirects = 3

    public init() {}
  }

  /// The page, and what curl reports after it.
  private struct Answer {
    var page: [UInt8]
    var status = 0
    /// The numeric address that was contacted; empty if none was.
    var machine = ""
    /// The target of a redirect; empty if there is none.
    var redirect = ""
  }

  /// The most bytes of curl's report.
  private static let reportRoom = 64 << 10

  private let programs: InstalledPrograms
  private let limits: Limits

  /// Uses the programs of a machine, and its proxy if the environment names one.
  public init(_ programs: InstalledPrograms, limits: Limits = Limits()) {
    (self.programs, self.limits) = (programs, limits)
  }

  /// Fetches the page at an address that somebody typed. This machine is contacted only
  /// if that address names it.
  ///
  /// - Parameter isWanted: asked ten times a second, with the number of bytes so far.
  public func fetch(_ typed: WebAddress, while isWanted: (Int) -> Bool) throws(PageError) -> [UInt8] {
    let deadline = MonotonicClock.seconds + limits.seconds
    var address = typed
    for _ in 0...limits.redirects {
      let answer = try ask(address, until: deadline, isWanted)
      guard let next = try redirect(in: answer) else {
        if answer.page.isEmpty { throw .empty }
        return answer.page
      }
      address = next
    }
    throw .manyRedirects(limits.redirects)
  }

  private func ask(
    _ address: WebAddress, until deadline: Double, _ isWanted: (Int) -> Bool
  ) throws(PageError) -> Answer {
    guard programs.find("curl") != nil else { throw .noCurl }
    let machines = try machines(of: address, until: deadline, isWanted)
    let seconds = try secondsLeft(until: deadline)
    let ending = ProgramRunner(programs).ending(
      "curl", arguments(address, machines, seconds), seconds: seconds, limit: limits.bytes + Self.reportRoom,
      while: isWanted)
    switch ending {
    case .exited(let status, let output):
      let answer = Self.answer(output)
      try checkMachine(of: answer, address)
      if let error = PageError(curl: status, answer.status, address, limits) { throw error }
      if answer.page.count > limits.bytes { throw .large(limits.bytes) }
      return answer
    case .absent: throw .noCurl
    case .late: throw .late(limits.seconds)
    case .full: throw .large(limits.bytes)
    case .cut: throw .brokenOff
    }
  }

  private func secondsLeft(until deadline: Double) throws(PageError) -> Double {
    let seconds = deadline - MonotonicClock.seconds
    if seconds <= 0 { throw .late(limits.seconds) }
    return seconds
  }

  /// The addresses to pin curl to; empty if curl is to resolve the name itself. With a
  /// proxy only the proxy knows.
  private func machines(
    of address: WebAddress, until deadline: Double, _ isWanted: (Int) -> Bool
  ) throws(PageError) -> [String] {
    if address.isLoopback || address.isInFigures || isProxied(address) { return [] }
    let seconds = try secondsLeft(until: deadline)
    let found = try HostLookup(programs: programs).machines(of: address.host, seconds: seconds) {
      isWanted(0)
    }
    if found?.contains(where: WebAddress.isLoopback) == true { throw .loopback(address.host) }
    return found ?? []
  }

  /// `-q` leaves out the user's settings, if it comes first; `-g` takes brackets literally, `-N` passes on at once
  /// what comes, `-f` leaves out error pages.
  private func arguments(_ address: WebAddress, _ machines: [String], _ seconds: Double) -> [String] {
    let held = machines.map { $0.contains(":") ? "[\($0)]" : $0 }.joined(separator: ",")
    let pin = held.isEmpty ? [] : ["--resolve", "\(address.host):\(address.portNumber):\(held)"]
    return ["-q", "-g"] + pin + way(to: address) + [
      "-N", "-s", "-f", "--proto", "=http,https", "--max-redirs", "0",
      "--max-time", String(Int(seconds.rounded(.up))), "--max-filesize", String(limits.bytes),
      "--write-out", "\\n%{http_code} %{remote_ip} %{redirect_url}", "--url", address.description,
    ]
  }

  private static func answer(_ output: [UInt8]) -> Answer {
    guard let end = output.lastIndex(of: UInt8(ascii: "\n")) else { return Answer(page: []) }
    let report = String(decoding: output[(end + 1)...], as: UTF8.self)
    let parts = report.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else { return Answer(page: []) }
    return Answer(
      page: Array(output[..<end]), status: Int(parts[0]) ?? 0, machine: parts[1], redirect: parts[2])
  }

  /// A second check, for machines without getent.
  private func checkMachine(of answer: Answer, _ address: WebAddress) throws(PageError) {
    if WebAddress.isLoopback(answer.machine), !address.isLoopback, !isProxied(address) {
      throw .loopback(address.host)
    }
  }

  /// Whether curl goes through a proxy. Looks at the same variables as curl.
  private func isProxied(_ address: WebAddress) -> Bool {
    let own = address.scheme == .http ? ["http_proxy"] : ["https_proxy", "HTTPS_PROXY"]
    let hasProxy = (own + ["all_proxy", "ALL_PROXY"]).contains { programs.environment[$0]?.isEmpty == false }
    return hasProxy && !unproxied.contains { address.isBelow($0) }
  }

  /// The hosts that need no proxy.
  private var unproxied: [Substring] {
    let hosts =
      ["no_proxy", "NO_PROXY"].lazy.compactMap { programs.environment[$0] }.first { !$0.isEmpty } ?? ""
    return hosts.split { $0 == "," || $0 == " " }
  }

  /// Holds curl to what `isProxied` says of a name. What no_proxy says of numeric addresses is more than that.
  private func way(to address: WebAddress) -> [String] {
    address.isInFigures ? [] : ["--noproxy", isProxied(address) ? "" : "*"]
  }

  /// The target of a redirect; nil if the answer is the page itself.
  private func redirect(in answer: Answer) throws(PageError) -> WebAddress? {
    guard (300..<400).contains(answer.status) else { return nil }
    guard !answer.redirect.isEmpty else { throw .status(answer.status) }
    guard let next = WebAddress(answer.redirect), next.scheme == .https, !next.isLoopback else {
      throw .redirect(answer.redirect)
    }
    return next
  }
}

/// Resolves a name to addresses with getent, before any of them is contacted.
private struct HostLookup {
  private static let outputLimit = 16 << 10

  let programs: InstalledPrograms

  /// The numeric addresses, each once; nil if getent isn't installed.
  func machines(
    of host: String, seconds: Double, while isWanted: () -> Bool
  ) throws(PageError) -> [String]? {
    let ending = ProgramRunner(programs).ending(
      "getent", ["ahosts", "--", host], seconds: seconds, limit: Self.outputLimit, while: { _ in isWanted() })
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
