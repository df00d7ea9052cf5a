import ArgumentParser
import DeckFormats
import Formats
import System

/// Turns a file into UTF-8 whose encoding the player has named. The program iconv does what isn't read here: the
/// C library's own conversions are files that a static program can't load.
struct FileDecoder: Sendable {
  static let program = "iconv"
  private static let (seconds, limit) = (10.0, 64 << 20)

  let encoding: FileEncoding
  let programs: InstalledPrograms

  func utf8(_ bytes: [UInt8], of file: String) throws(TextError) -> [UInt8] {
    guard let name = encoding.iconvName else { return encoding.utf8(bytes) }
    let ending = ProgramRunner(programs).ending(
      Self.program, ["-f", name, "-t", "UTF-8"], input: bytes, seconds: Self.seconds, limit: Self.limit,
      while: { _ in true })
    switch ending {
    case .exited(0, let text): return text
    case .absent: throw TextError(.noIconv(encoding), in: file)
    case .exited, .late, .full, .cut: throw TextError(.otherEncoding(encoding), in: file)
    }
  }
}

extension TextError.Problem {
  fileprivate static func noIconv(_ encoding: FileEncoding) -> Self {
    Self(
      "the program iconv, which reads \(encoding.rawValue), isn't installed",
      hint: "Save the file as UTF-8, or install iconv: in Debian it is in libc-bin.")
  }

  fileprivate static func otherEncoding(_ encoding: FileEncoding) -> Self {
    Self("this is not \(encoding.rawValue)", hint: "Name another encoding, or save the file as UTF-8.")
  }
}

extension FileEncoding: ExpressibleByArgument {
  public init?(argument: String) { self.init(named: argument) }
}

/// The option that names the encoding of a file.
struct EncodingOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What a text that isn't UTF-8 is in: shift-jis, big5, gb18030, euc-kr and others.", valueName: "name"))
  var encoding: FileEncoding?

  func decoder(_ program: Program) -> FileDecoder? {
    encoding.map { FileDecoder(encoding: $0, programs: program.installed) }
  }
}
