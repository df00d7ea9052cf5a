import ArgumentParser
import Engine
import Glibc
import Interface
import Storage
import System

/// `babble export FILE`.
struct ExportHome: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Pack all that you have into one archive.",
    discussion: """
      Answers and scores, settings, your own words, kits, courses and decks, recordings of words and of games: a plain \
      zip with the files of your folder, and babble.json, which says what it is. babble import takes it in, on this \
      machine or another, as often as you like. A game may be open meanwhile.

      Examples:
        babble export everything.zip
        babble export everything.zip --replace
      """)

  @Argument(help: "The file to make.", completion: .file())
  var file: String

  @Flag(help: "Overwrite the file if it is there.")
  var replace = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let home = try Program(options).home()
    try refuseOwnFile(of: home)
    let export = HomeExport(of: home, on: PosixFileSystem(), program: Babble.version)
    let packed = try LongWork.run { work in
      var packed: (count: Int, notices: [String]) = (0, [])
      try AskedFile.write(to: file, isReplacing: replace) { target in
        do {
          packed = try export.write {
            try target.write($0)
          } progress: { done, all in
            try work.report { "Packing: \(done * 100 / max(all, 1)) %" }
          }
        } catch let refusal as HomeExport.Refusal {
          throw Failure(description: "\(refusal)")
        }
      }
      return packed
    }
    Printer.out([Text("Packed: \(Figure.count(packed.count, "file", "files")), into \(file).")])
    Printer.error(packed.notices.map { Text($0) })
  }

  /// A slip with the Tab key must not cost the journal.
  private func refuseOwnFile(of home: Home) throws {
    guard let target = Self.real(file), let folder = Self.real(home.path + "/."),
      target.utf8.starts(with: (folder + "/").utf8),
      HomeExport.packs(String(decoding: target.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self))
    else { return }
    throw Failure(description: "\(file) is one of the files that are packed. Choose another name.")
  }

  /// The path without links; nil if nothing is there.
  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
