import CNCurses
import Engine

/// The terminfo entry of a terminal type.
package struct Terminfo: Sendable {
  /// The number of colours: 0 without colours, 1 << 24 for direct colours.
  package let colors: Int
  /// Whether it can place text anywhere on the screen: not on hard copy terminals and generic types.
  package let canMoveCursor: Bool
  package let keyStrings: KeyStrings
  /// The capabilities of `names`, in the same order.
  private let strings: [[UInt8]?]

  /// The capabilities that `string(_:)` knows.
  private static let names = [
    "clear", "cnorm", "civis", "cup", "kmous", "rmcup", "rmkx", "sgr0", "smcup", "smkx",
  ]

  /// Reads the entry of a terminal type, such as `xterm-256color`.
  ///
  /// Throws `unusableTerminal` if there is none.
  package init(_ name: String) throws(ScreenError) {
    self = try CursesLock.hold { () throws(ScreenError) in try Self.read(name) }
  }

  /// A string capability by its terminfo name, one of `smcup`, `rmcup`, `smkx`, `rmkx`, `civis`, `cnorm`,
  /// `sgr0`, `clear`, `cup`, `kmous`. Nil if the terminal doesn't have it.
  package func string(_ name: String) -> [UInt8]? {
    Self.names.firstIndex(of: name).flatMap { strings[$0] }
  }

  private init() {
    colors = max(0, Int(curses_number("colors")))
    canMoveCursor = curses_string("cup") != nil && !curses_flag("gn") && !curses_flag("hc")
    keyStrings = Self.readKeys()
    strings = Self.names.map(Self.readString)
  }

  /// ncurses reads into its current terminal, so the one before is restored.
  private static func read(_ name: String) throws(ScreenError) -> Terminfo {
    let before = set_curterm(nil)
    defer {
      let mine = set_curterm(before)
      if let mine { del_curterm(mine) }
    }
    var status: Int32 = 0
    // Without a pointer for the status, setupterm exits on errors.
    guard setupterm(name, 1, &status) == OK || status == 1 else {
      throw .unusableTerminal(name: name, reason: "is not known here")
    }
    return Terminfo()
  }

  private static func readString(_ name: String) -> [UInt8]? {
    curses_string(name).map { Array(String(cString: $0).utf8) }
  }

  private static func readKeys() -> KeyStrings {
    let named: [(String, Key.Code)] = [
      ("kcuu1", .up), ("kcud1", .down), ("kcuf1", .right), ("kcub1", .left), ("khome", .home), ("kend", .end),
      ("kpp", .pageUp), ("knp", .pageDown), ("kich1", .insert), ("kdch1", .delete), ("kent", .enter),
    ]
    // Many terminals use F13 and up for F1 with shift and so on, which the decoder handles better.
    let functions = (1...12).map { ("kf\($0)", Key.Code.function($0)) }
    return (named + functions).reduce(into: KeyStrings()) { keys, entry in
      guard let string = readString(entry.0), string.count > 1, string[0] == 0x1B else { return }
      keys[string] = entry.1
    }
  }
}
