import ArgumentParser
import Dictionaries
import DictionarySources
import Engine
import System

/// `babble dictionary remove NAME`.
struct RemoveDictionary: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a dictionary, and what was fetched for it.",
    discussion: "It can be installed anew at any time, and is of the newest edition then.")

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

  /// Whether there was something. With its last language the whole file goes.
  private func removeEntries(_ language: String, of known: Installable?, _ place: DictionaryFolder) throws
    -> Bool
  {
    let there: [String]
    do throws(DictionaryError) { there = try DictionaryFile(place.path).languages.map(\.tag) } catch {
      if case .absent = error { return false }
      throw error
    }
    if known?.name == "strokes" {
      let writer = try DictionaryWriter(at: place.path, on: place.files)
      try writer.put(strokes: [:])
      try writer.finish()
      return true
    }
    guard there.contains(language) else { return false }
    if there == [language] {
      try place.files.remove(place.path)
      return true
    }
    let writer = try DictionaryWriter(at: place.path, on: place.files)
    try writer.remove(language)
    try writer.finish()
    return true
  }

  /// Those that nothing else needs.
  private func removePackages(_ known: Installable, _ place: DictionaryFolder) throws -> [String] {
    let others = Installation.packages(of: Installable.all.filter { $0.name != known.name })
    let paths = known.packages.filter { !others.contains($0) }.compactMap(place.fetched)
    for path in paths { try place.files.remove(path) }
    return paths
  }
}
