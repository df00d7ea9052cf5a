import Engine
import Interface
import Learning
import Limits
import Storage
import System

/// Copies the sounds of a package to the folders of its decks.
struct AnkiSounds {
  /// The decks, with words that refer to their sounds.
  private(set) var decks: [AnkiDecks.Made]
  /// How many sounds are missing in the package, or can't be read.
  private(set) var missing = 0
  /// How many were kept.
  private(set) var count = 0

  private let package: AnkiPackage
  private let home: Home
  private let files = PosixFileSystem()
  /// The most bytes of all sounds together.
  private let mostBytes: Int
  private var keptBytes = 0
  /// File names of a deck's kept sounds, by their names in the package.
  private var names: [[String: String]]

  /// - Parameter mostBytes: as many as a package can hold. Compressed twice they could grow to hundreds of times that.
  init(
    _ decks: [AnkiDecks.Made], _ package: AnkiPackage, in home: Home, mostBytes: Int = Limit.ankiSounds.most
  ) {
    (self.decks, self.package, self.home, self.mostBytes) = (decks, package, home, mostBytes)
    names = decks.map { made in Self.names(made.origins.compactMap(\.sound).filter(package.hasMedia)) }
    for (deck, made) in decks.enumerated() {
      for (place, origin) in made.origins.enumerated() {
        guard let sound = origin.sound else { continue }
        if names[deck][sound] == nil { missing += 1 }
        self.decks[deck].deck.words[place].sound = names[deck][sound]
      }
    }
  }

  private static func names(_ sounds: [String]) -> [String: String] {
    var (names, taken) = ([String: String](), Set<String>())
    for sound in sounds where names[sound] == nil {
      var number = 0
      while !taken.insert(DeckMedia.name(from: sound, number: number).lowercased()).inserted { number += 1 }
      names[sound] = DeckMedia.name(from: sound, number: number)
    }
    return names
  }

  /// Saves all sounds. One that can't be read counts as missing; if one can't be written, all are removed
  /// again.
  mutating func save() throws {
    var made: [String] = []
    do {
      try LongWork.run { work in
        let all = names.reduce(0) { $0 + $1.count }
        for (deck, names) in zip(decks, names) {
          for (source, name) in names.sorted(by: { $0.value < $1.value }) {
            let share = Double(count + missing) / Double(max(1, all))
            if let stop = work.interruption("Taking over sounds", share) { throw stop }
            try save(source, as: name, of: deck.deck.id, &made)
          }
        }
      }
    } catch {
      for path in made { try? files.remove(path) }
      throw error as? Failure ?? Failure(description: "\(error)")
    }
  }

  private mutating func save(_ source: String, as name: String, of id: String, _ made: inout [String]) throws
  {
    guard let bytes = try? package.media(source), keptBytes + bytes.count <= mostBytes,
      let path = DeckMedia.path(of: name, in: id, home)
    else {
      missing += 1
      return
    }
    keptBytes += bytes.count
    let isNew = try files.status(of: path) == nil
    try DeckMedia.saveSound(bytes, as: name, of: id, in: home, on: files)
    if isNew { made.append(path) }
    count += 1
  }

  /// Removes the sounds of decks that were replaced.
  func sweep() {
    for (deck, names) in zip(decks, names) {
      DeckMedia.removeSounds(except: Set(names.values), of: deck.deck.id, in: home, on: files)
    }
  }

  /// Lines for the player; empty without sounds.
  func news(_ programs: InstalledPrograms) -> [Text] {
    var lines: [Text] = []
    if count > 0 {
      let sounds = Figure.count(count, "sound", "sounds")
      let isHeard = programs.find(.ffmpeg) != nil
      lines.append(
        Text(
          isHeard
            ? "\(sounds) came along: v on a card plays them."
            : "\(sounds) came along. To hear them, install ffmpeg."))
    }
    if missing > 0 {
      lines.append(Text("Sounds that words name and the package doesn't have: \(Figure.grouped(missing))."))
    }
    return lines
  }
}
