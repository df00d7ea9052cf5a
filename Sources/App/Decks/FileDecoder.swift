import ArgumentParser
import Formats
import Limits
import Storage
import System

/// Turns a file into UTF-8 whose encoding the player has named. The program iconv does what isn't read here: the
/// C library's own conversions are files that a static program can't load.
struct FileDecoder: Sendable {
  let encoding: FileEncoding
  let programs: InstalledPrograms

  func utf8(_ bytes: [UInt8], of file: String) throws(TextError) -> [UInt8] {
    if encoding != .utf8, bytes.contains(where: { $0 >= 0x80 }),
      String(validating: bytes, as: UTF8.self) != nil
    {
      throw TextError(.alreadyUTF8, in: file)
    }
    guard let name = encoding.iconvName else { return encoding.utf8(bytes) }
    let ending = ProgramRunner(programs).ending(
      .iconv, ["-f", name, "-t", "UTF-8"], input: bytes, limit: Limit.encoded.most, while: { _ in true })
    switch ending {
    case .exited(0, let text): return text
    case .absent: throw TextError(.noIconv(encoding), in: file)
    case .exited, .late, .full, .cut: throw TextError(.otherEncoding(encoding), in: file)
    }
  }
}

extension TextError.Problem {
  fileprivate static let alreadyUTF8 = Self("the file is UTF-8 already", hint: "Leave out --encoding.")

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
