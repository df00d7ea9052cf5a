/// The environment variables that Babble reads. The C library reads TZ as well, and ncurses TERMINFO and TERMINFO_DIRS.
public enum Variable: String, CaseIterable, Sendable {
  case babbleHome = "BABBLE_HOME"
  case babbleAssets = "BABBLE_ASSETS"
  case babbleTime = "BABBLE_TIME"
  case babbleSound = "BABBLE_SOUND"
  case home = "HOME"
  case dataHome = "XDG_DATA_HOME"
  case stateHome = "XDG_STATE_HOME"
  case cacheHome = "XDG_CACHE_HOME"
  case path = "PATH"
  case term = "TERM"
  case colorTerm = "COLORTERM"
  case noColor = "NO_COLOR"
  case tmux = "TMUX"
  case lcAll = "LC_ALL"
  case lcCtype = "LC_CTYPE"
  case lang = "LANG"
  case user = "USER"
  case logname = "LOGNAME"
  case hostname = "HOSTNAME"
  case host = "HOST"

  /// What it is read for.
  public var purpose: String {
    switch self {
    case .babbleHome, .home, .dataHome, .stateHome: "where your files are"
    case .cacheHome: "where the dictionary is, and what is worked out from the journals"
    case .babbleAssets: "where the decks are that come with Babble"
    case .babbleTime: "shifts the clock of a home that is named"
    case .babbleSound: "wav:FOLDER writes sounds there instead of playing them"
    case .path: "where other programs are"
    case .term, .tmux: "the terminal"
    case .colorTerm, .noColor: "colours"
    case .lcAll, .lcCtype, .lang: "whether the terminal takes UTF-8"
    case .user, .logname, .hostname, .host: "what a bug report must not contain"
    }
  }
}

extension [String: String] {
  /// The value of a variable; nil if it isn't set.
  public subscript(variable variable: Variable) -> String? { self[variable.rawValue] }
}
