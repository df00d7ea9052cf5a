/// Fetches pages by curl. It never follows a redirect by itself: each is looked at before it is asked for, so that none
/// leads back to this machine, to its files or to a line that others can read; and each name is looked up first, and curl
/// held to what it leads to, so that it can't come to mean this machine in between. What is packed stays packed, and curl is
/// given neither the user's settings nor a shell.
public struct PageFetcher: Sendable {
  /// How much a page may take.
  public struct Limits: Sendable {
    /// For all requests together.
    public var seconds = 10.0
    /// Of the page.
    public var bytes = 16 << 20
    /// How many are followed.
    public var redirects = 3

    /// The usual ones.
    public init() {}
  }

  /// What curl says behind the page.
  private struct Answer {
    var page: [UInt8]
    var status = 0
    /// The machine that was asked, in figures; empty where none was reached.
    var machine = ""
    /// Where the page is said to be; empty where this is it.
    var redirect = ""
  }

  /// What curl's report may take beside the page.
  private static let reportRoom = 64 << 10

  private let programs: InstalledPrograms
  private let limits: Limits

  /// Fetches with the programs of a machine, through its proxy where the variables name one.
  public init(_ programs: InstalledPrograms, limits: Limits = Limits()) {
    (self.programs, self.limits) = (programs, limits)
  }

  /// The page at an address that somebody has typed: this machine is asked only where that names it.
  ///
  /// - Parameter isWanted: asked ten times a second, with how many bytes have come.
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

  /// Where its name leads to; none where curl is to look itself. Where a proxy is asked it is the proxy that knows.
  private func machines(
    of address: WebAddress, until deadline: Double, _ isWanted: (Int) -> Bool
  ) throws(PageError) -> [String] {
    if address.isLoopback || address.isInFigures || hasProxy(address.scheme) { return [] }
    let seconds = try secondsLeft(until: deadline)
    let found = try HostLookup(programs: programs).machines(of: address.host, seconds: seconds) {
      isWanted(0)
    }
    if found?.contains(where: WebAddress.isLoopback) == true { throw .loopback(address.host) }
    return found ?? []
  }

  /// - `-q` leaves out the user's settings, `-g` takes brackets as they are, `-N` hands on what comes at
  ///   once, `-f` leaves out pages that are about errors.
  private func arguments(_ address: WebAddress, _ machines: [String], _ seconds: Double) -> [String] {
    let held = machines.map { $0.contains(":") ? "[\($0)]" : $0 }.joined(separator: ",")
    let pin = held.isEmpty ? [] : ["--resolve", "\(address.host):\(address.portNumber):\(held)"]
    return pin + [
      "-q", "-g", "-N", "-s", "-f", "--proto", "=http,https", "--max-redirs", "0",
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

  /// For where getent isn't here.
  private func checkMachine(of answer: Answer, _ address: WebAddress) throws(PageError) {
    if WebAddress.isLoopback(answer.machine), !address.isLoopback, !hasProxy(address.scheme) {
      throw .loopback(address.host)
    }
  }

  /// By the variables that curl goes by.
  private func hasProxy(_ scheme: WebAddress.Scheme) -> Bool {
    let own = scheme == .http ? ["http_proxy"] : ["https_proxy", "HTTPS_PROXY"]
    return (own + ["all_proxy", "ALL_PROXY"]).contains { programs.environment[$0]?.isEmpty == false }
  }

  /// Where it leads to; nil where it is the page itself.
  private func redirect(in answer: Answer) throws(PageError) -> WebAddress? {
    guard (300..<400).contains(answer.status) else { return nil }
    guard !answer.redirect.isEmpty else { throw .status(answer.status) }
    guard let next = WebAddress(answer.redirect), next.scheme == .https, !next.isLoopback else {
      throw .redirect(answer.redirect)
    }
    return next
  }
}
