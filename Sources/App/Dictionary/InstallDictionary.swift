import ArgumentParser
import Engine
import Interface
import Storage

/// `babble dictionary install NAME…`.
struct InstallDictionary: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Fetch and install dictionaries, after asking.",
    discussion: """
      NAME is chinese, english (for speakers of Russian), greek, japanese or spanish, or armenian, georgian or korean for \
      names of countries alone; frequencies and strokes make what is there better. What was fetched stays, so that an \
      installation that was broken off goes on; remove throws it away.

      With --from nothing is fetched: FILE is a wheel, an sdist, a .deb or a plain file, as edict, \
      cedict_ts.u8 or kanjidic. How Chinese characters are written is read so, too: of make-me-a-hanzi's graphics.txt, \
      or of the archive of npm's hanzi-writer-data.

      Examples:
        babble dictionary install japanese frequencies
        babble dictionary install strokes --yes
        babble dictionary install --from edict kanjidic
      """)

  @Argument(
    help: ArgumentHelp("What to install. With --from: only these languages of the files.", valueName: "name"))
  var names: [String] = []

  @Option(
    parsing: .upToNextOption, help: ArgumentHelp("Files to read instead of fetching any.", valueName: "file"),
    completion: .file())
  var from: [String] = []

  @Flag(help: "Fetch and install without asking.")
  var yes = false

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if names.isEmpty && from.isEmpty {
      throw ValidationError("Name what to install: \(Installable.all.map(\.name).joined(separator: ", ")).")
    }
    if let name = names.first(where: { Installable.find($0) == nil }) {
      let all = Installable.all.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no dictionary \"\(name)\". There are: \(all).")
    }
  }

  func run() throws {
    let program = Program(options)
    let place = try DictionaryFolder(program)
    let chosen = from.isEmpty ? try chosen(place) : names.compactMap(Installable.find)
    if from.isEmpty { try agree(chosen, place) }
    let outcome = try LongWork.run { work in
      let installation = Installation(place: place, programs: program.installed, work: work)
      return try from.isEmpty ? installation.fetch(chosen) : installation.read(from, only: chosen)
    }
    Printer.out(Self.lines(outcome))
  }

  /// The things named. Those that improve other languages apply to the ones named, or else to all fetched
  /// ones.
  private func chosen(_ place: DictionaryFolder) throws -> [Installable] {
    let named = names.compactMap(Installable.find)
    guard named.contains(where: { $0.name == "frequencies" }), named.allSatisfy({ $0.language == nil }) else {
      return named
    }
    let there = Installable.all.filter { one in
      one.language != nil && one.packages.allSatisfy { place.fetched($0) != nil }
    }
    guard !there.isEmpty else {
      throw Failure(description: "Name the language, too: babble dictionary install japanese frequencies")
    }
    return there + named
  }

  /// Tells what would be fetched, and asks.
  private func agree(_ chosen: [Installable], _ place: DictionaryFolder) throws {
    let packages = Installation.packages(of: chosen).filter { place.fetched($0) == nil }
    if packages.isEmpty {
      Printer.out(["All of it was fetched before."])
    } else {
      let all = packages.reduce(0) { $0 + $1.size }
      Printer.out(
        [Text("To fetch, \(Sizes.bytes(all)) in all, into \(place.sources):")] + packages.map(Self.line))
    }
    if yes { return }
    let command = "babble dictionary install \(names.joined(separator: " ")) --yes"
    try Printer.agree(
      to: "Go on?", refusal: "Nothing was fetched.", unasked: ["Nothing was fetched. To do it: \(command)"])
  }

  private static func line(_ package: SourcePackage) -> Text {
    let program = package.store == .debian ? "apt-get" : "pip"
    return Text("  \(package.name)").padded(to: 26) + Text(Sizes.bytes(package.size)).padded(to: 8)
      + Text(program).padded(to: 9) + Text(package.content)
  }

  private static func lines(_ outcome: DictionaryBuild.Outcome) -> [Text] {
    var lines = outcome.entries.sorted { $0.key < $1.key }.map { tag, count in
      Text("\(Installable.find(tag)?.name ?? tag): \(Sizes.entries(count))")
    }
    if outcome.characters > 0 { lines.append(Text("characters: \(Figure.grouped(outcome.characters))")) }
    if outcome.strokes > 0 { lines.append(Text("strokes of \(Figure.grouped(outcome.strokes)) characters")) }
    for (name, count) in outcome.skipped.sorted(by: { $0.key < $1.key }) {
      lines.append(Text("\(name): \(count) damaged \(count == 1 ? "line was" : "lines were") passed over"))
    }
    return lines
  }
}
