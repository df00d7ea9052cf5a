import Glibc

/// A terminal with a window, or one inside an xterm's.
enum RealTerminal: String, CaseIterable, Sendable {
  case xterm, tmux, kitty, alacritty, screen

  static let columns = 80
  static let rows = 24

  /// The ones that are installed here.
  static var installed: [RealTerminal] { allCases.filter { isInstalled($0.rawValue) } }

  /// The program of the window.
  private var window: RealTerminal { [.tmux, .screen].contains(self) ? .xterm : self }

  /// The class by which its window is found.
  var windowClass: String {
    switch window {
    case .kitty: "kitty"
    case .alacritty: "Alacritty"
    default: "XTerm"
    }
  }

  /// Opens a window in the top left corner that runs a command, and writes all that it shows to `record`.
  /// - Parameter folder: for sockets.
  func command(running command: String, record: String, folder: String) -> [String] {
    windowCommand + ["script", "-qfc", inside(command, folder), record]
  }

  /// Lets terminals that draw by OpenGL do without a graphics card, with settings and caches of their own. xterm
  /// reads none of it, and the program inside keeps the home's own cache.
  func environment(folder: String) -> [String: String?] {
    guard window != .xterm else { return [:] }
    return [
      "LIBGL_ALWAYS_SOFTWARE": "1", "XDG_CACHE_HOME": folder + "/cache",
      "XDG_CONFIG_HOME": folder + "/config",
    ]
  }

  private var windowCommand: [String] {
    switch window {
    case .kitty:
      ["kitty", "--config", "NONE"]
        + [
          "initial_window_width=\(Self.columns)c", "initial_window_height=\(Self.rows)c",
          "window_padding_width=0",
          "remember_window_size=no", "confirm_os_window_close=0", "update_check_interval=0",
        ].flatMap { ["-o", $0] }
    case .alacritty:
      ["alacritty"]
        + ["window.dimensions.columns=\(Self.columns)", "window.dimensions.lines=\(Self.rows)"]
        .flatMap { ["-o", $0] } + ["-e"]
    default: ["xterm", "-geometry", "\(Self.columns)x\(Self.rows)+0+0", "-b", "0", "-u8", "-e"]
    }
  }

  /// Where the one inside records what programs write to it; nil for a window.
  func record(folder: String) -> String? { window == self ? nil : folder + "/pane" }

  private func inside(_ command: String, _ folder: String) -> String {
    let pane = record(folder: folder) ?? ""
    return switch self {
    case .tmux:
      "tmux -u -S \(folder)/tmux -f /dev/null new-session '\(command)' \\; pipe-pane 'cat >\(pane)'"
    case .screen:
      "echo logfile flush 0 >\(folder)/screenrc; mkdir -m 700 \(folder)/screens; "
        + "SCREENDIR=\(folder)/screens screen -U -L -Logfile \(pane) -c \(folder)/screenrc \(command)"
    default: command
    }
  }

  private static func isInstalled(_ program: String) -> Bool {
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
