/// Why a page could not be fetched.
public enum PageError: Error, Hashable, Sendable {
  /// curl isn't installed.
  case noCurl
  /// The user cancelled.
  case brokenOff
  /// The name doesn't resolve.
  case unknownHost(String)
  /// The machine refuses the connection or can't be reached.
  case unreachable(String)
  /// No secure connection could be made.
  case unsafe(String)
  /// The server answered with this status.
  case status(Int)
  /// It took longer than so many seconds.
  case late(Double)
  /// It has more than so many bytes.
  case large(Int)
  /// The connection broke before the end.
  case short
  /// The page is empty.
  case empty
  /// The page redirects to an address that isn't https.
  case redirect
  /// It redirects more than so many times.
  case manyRedirects(Int)
  /// The proxy can't be found.
  case proxy
  /// curl's exit status for anything else.
  case other(Int32)

  /// The meaning of curl's exit status; nil if nothing went wrong.
  init?(curl exit: Int32, _ status: Int, _ address: WebAddress, _ limits: PageFetcher.Limits) {
    switch exit {
    case 0: return nil
    case 1: self = .redirect
    case 5, 97: self = .proxy
    case 6: self = .unknownHost(address.host)
    case 7: self = .unreachable(address.host)
    case 18: self = .short
    case 22: self = .status(status)
    case 28: self = .late(limits.seconds)
    case 35, 51, 53, 54, 58, 59, 60, 66, 77, 80, 83, 90, 91: self = .unsafe(address.host)
    case 47: self = .manyRedirects(limits.redirects)
    case 52: self = .empty
    case 55, 56, 92: self = .short
    case 63: self = .large(limits.bytes)
    default: self = .other(exit)
    }
  }
}

extension PageError: CustomStringConvertible {
  /// What is wrong and what to do, in two sentences. May hold text from outside.
  public var description: String {
    switch self {
    case .noCurl: "curl, which fetches pages, isn't here. Install it, or fetch the file yourself and name it."
    case .brokenOff: "Cancelled. Nothing has changed."
    case .unknownHost(let host):
      "\(host) wasn't found. Look at the address, and whether this machine is online."
    case .unreachable(let host): "\(host) doesn't answer. Look at the address, or try again later."
    case .unsafe(let host): "There is no secure connection to \(host). Ask whoever runs that server."
    case .status(404), .status(410): "There is no such page (404). Look at the address."
    case .status(401), .status(403):
      "The server wants to know who you are. Fetch the file yourself and name it."
    case .status(let status) where status >= 500: "The server has trouble (\(status)). Try again later."
    case .status(let status): "The server answers \(status) and sends no page. Look at the address."
    case .late(let seconds):
      "It took longer than \(Int(seconds.rounded(.up))) seconds. Try again later, or fetch the file yourself and name it."
    case .large(let bytes): "It is larger than \(bytes >> 20) MB. Ask for a smaller file."
    case .short: "The line broke before all of it came. Try again."
    case .empty: "The page is empty. Look at the address."
    case .redirect: "The page has moved to an address that isn't https. If you trust that address, type it."
    case .manyRedirects(let most):
      "The server redirects again and again, more than \(most) times. Ask for the address of the file itself."
    case .proxy:
      "The proxy that your variables name wasn't found. Check http_proxy, https_proxy or all_proxy."
    case .other(let exit): "curl could not fetch it (status \(exit)). Fetch the file yourself and name it."
    }
  }
}
