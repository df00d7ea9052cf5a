import Glibc
import Synchronization

/// The programs of this machine, found by PATH.
public struct InstalledPrograms: Sendable {
  /// The variables that Babble was started with.
  public let environment: [String: String]
  private let found = Found()

  /// Where each program was found.
  private final class Found: Sendable {
    let paths = Mutex<[String: String]>([:])
  }

  public init(environment: [String: String]) { self.environment = environment }

  /// The path of a program; nil if it is not installed. It is looked for until it is found, and again only if it has
  /// gone.
  public func find(_ program: OutsideProgram) -> String? {
    found.paths.withLock { paths in
      if let path = paths[program.name], Self.isProgram(path) { return path }
      paths[program.name] = search(program.name)
      return paths[program.name]
    }
  }

  private func search(_ name: String) -> String? {
    folders.map { Path.join($0, name) }.first(where: Self.isProgram)
  }

  /// Those of PATH. A relative one would mean another folder elsewhere, and an empty one means the working directory.
  private var folders: [String] {
    (environment[variable: .path] ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return OutsideName.withCString(path) { path in
      stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
  }
}

extension InstalledPrograms {
  /// The variables that a program is run with: those by which it finds its files, the sound server, the proxy and
  /// the language. Others are ours alone, and some load code into whatever is started (LD_PRELOAD, PYTHONPATH).
  /// They look for the programs that they start in the folders where we look.
  var passedOn: [String: String] {
    var variables = environment.filter { name, _ in Self.passed.contains(name) || name.hasPrefix("LC_") }
    // An empty list would mean the working directory.
    variables["PATH"] = folders.isEmpty ? nil : folders.joined(separator: ":")
    return variables
  }

  /// Besides PATH, and all that begin with LC_.
  public static let passed: Set<String> = [
    "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "TZ", "TMPDIR",
    "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_CACHE_HOME", "XDG_DATA_HOME",
    "XDG_DATA_DIRS",
    "DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "XAUTHORITY",
    "PULSE_SERVER", "PULSE_SINK", "PULSE_SOURCE", "PULSE_COOKIE", "PULSE_RUNTIME_PATH", "PULSE_CLIENTCONFIG",
    "PIPEWIRE_REMOTE", "PIPEWIRE_RUNTIME_DIR", "PIPEWIRE_NODE", "ALSA_CARD", "ALSA_CONFIG_PATH", "AUDIODEV",
    "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "ESPEAK_DATA_PATH", "KANWADICTPATH",
    "ITAIJIDICTPATH",
    "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
    "SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE", "REQUESTS_CA_BUNDLE",
    "APT_CONFIG", "PIP_CONFIG_FILE", "PIP_INDEX_URL", "PIP_CERT",
  ]
}
