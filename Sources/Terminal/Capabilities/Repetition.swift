/// Which characters a terminal repeats on REP (`CSI n b`).
package enum Repetition: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// None: the Linux console, screen.
  case none
  /// Only ASCII: tmux up to 3.4, which forgets all others.
  case ascii
  /// All: xterm, kitty, foot, alacritty and others.
  case all

  package static func < (left: Repetition, right: Repetition) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The first scalar that REP isn't used for. Windows Terminal repeats only half of a surrogate pair.
  var end: UInt32 {
    switch self {
    case .none: 0
    case .ascii: 0x80
    case .all: 0x1_0000
    }
  }
}
