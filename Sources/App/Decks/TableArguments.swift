import ArgumentParser
import Storage

/// The options for a deck's file that is a text.
struct TableArguments: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Tables: whether the first line names the columns, if it isn't clear.")
  var header: Bool?

  @Option(
    help: ArgumentHelp(
      "What a text that isn't UTF-8 is in: shift-jis, big5, gb18030, euc-kr and others.", valueName: "name"))
  var encoding: FileEncoding?

  func decoder(_ program: Program) -> FileDecoder? {
    encoding.map { FileDecoder(encoding: $0, programs: program.installed) }
  }
}
