import Glibc

/// The settings of a terminal that a program may change, for comparison.
public struct TerminalSettings: Hashable, Sendable {
  /// The input, output, control and local flags.
  public let flags: [UInt32]
  public let characters: [UInt8]

  init(of descriptor: Int32) {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    characters = withUnsafeBytes(of: &settings.c_cc) { Array($0) }
  }

  /// Whether typed characters are echoed.
  public var echoes: Bool { flags[3] & UInt32(ECHO) != 0 }
  /// Whether input is read line by line.
  public var isCanonical: Bool { flags[3] & UInt32(ICANON) != 0 }
}
