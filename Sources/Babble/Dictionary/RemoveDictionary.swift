import ArgumentParser
import Dictionaries
import DictionarySources
import Engine
import Learning
import System

/// `babble dictionary remove NAME`.
struct RemoveDictionary: ParsableCommand {
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

  /// Whether there was something. With its last language the whole file goes, and so does one that can't be read.
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

  /// Whether the file is there and no dictionary that this version reads.
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

  /// Those that nothing else needs.
  private func removePackages(_ known: Installable, _ place: DictionaryFolder) throws -> [String] {
    let others = Installation.packages(of: Installable.all.filter { $0.name != known.name })
    let paths = known.packages.filter { !others.contains($0) }.compactMap(place.fetched)
    for path in paths { try place.files.remove(path) }
    return paths
  }
}
