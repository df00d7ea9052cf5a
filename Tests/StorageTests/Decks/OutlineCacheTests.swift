import Learning
import System
import Testing

@testable import Storage

@Suite("The cache of decks' outlines")
struct OutlineCacheTests {
  private let scratch: Scratch
  private let files = PosixFileSystem()

  init() throws { scratch = try Scratch() }

  private var home: Home { Home("\(scratch.path)/home") }
  private var cache: OutlineCache? {
    OutlineCache(of: home, in: IndexFolder(path: "\(scratch.path)/cache"), files)
  }

  private static let words = Deck(
    id: "food", name: "Food", language: Deck.Languages(term: "ja", meaning: "en"),
    words: [
      Word(id: "1", term: "水", meanings: ["water"], reading: "みず"),
      Word(id: "two words", term: "茶", meanings: ["tea"], reading: "ちゃ"),
    ])
  private static let letters = Deck(
    id: "letters", name: "Letters", kind: .alphabet,
    words: [Word(id: "a", term: "α", meanings: ["a"], letter: Letter(capital: "Α"))])

  private func write(_ deck: Deck, as name: String? = nil) throws -> String {
    let path = name.map { Path.join(home.decks, $0) } ?? DeckFiles.path(of: deck.id, in: home)
    try files.makeFolders(home.decks)
    try files.replace(path, with: try DeckFormat.write(deck, file: path))
    return path
  }

  @Test("an outline is there at the next start, with its number of skills", arguments: [words, letters])
  func cached(deck: Deck) throws {
    let path = try write(deck)
    var first = try #require(cache)
    #expect(first.entry(ofFile: path)?.id == nil)
    first.add(deck, obstacle: "some", from: path, stamp: first.stamp(ofFile: path))
    first.save()
    let second = try #require(cache)
    let entry = try #require(second.entry(ofFile: path))
    #expect(entry.outline == DeckOutline(deck) && entry.id == deck.id && entry.obstacle == "some")
  }

  @Test("a file that has changed is read again, and others stay")
  func changed() throws {
    let paths = [try write(Self.words), try write(Self.letters)]
    var first = try #require(cache)
    for (deck, path) in zip([Self.words, Self.letters], paths) {
      first.add(deck, obstacle: nil, from: path, stamp: first.stamp(ofFile: path))
    }
    first.save()
    var other = Self.words
    other.words.removeLast()
    _ = try write(other)
    var second = try #require(cache)
    #expect(second.entry(ofFile: paths[0])?.id == nil)
    #expect(second.entry(ofFile: paths[1])?.outline == DeckOutline(Self.letters))
    second.add(other, obstacle: nil, from: paths[0], stamp: second.stamp(ofFile: paths[0]))
    second.save()
    let third = try #require(cache)
    #expect(third.entry(ofFile: paths[0])?.outline == DeckOutline(other))
    #expect(third.entry(ofFile: paths[1])?.outline == DeckOutline(Self.letters))
  }

  @Test("a file that changes while it is read is read again")
  func raced() throws {
    let path = try write(Self.words)
    var first = try #require(cache)
    let stamp = first.stamp(ofFile: path)
    try files.replace(path, with: [])
    first.add(Self.words, obstacle: nil, from: path, stamp: stamp)
    first.save()
    #expect(cache?.entry(ofFile: path)?.id == nil)
  }

  @Test("a table, whose languages are guessed, is always read")
  func tables() throws {
    let path = try write(Self.words, as: "food.csv")
    var first = try #require(cache)
    first.add(Self.words, obstacle: nil, from: path, stamp: first.stamp(ofFile: path))
    first.save()
    let second = try #require(cache)
    #expect(second.entry(ofFile: path)?.id == nil)
  }

  @Test("a damaged cache is none", arguments: ["", "{}", "[1]\n", "{\"version\":1,\"decks\":[{}]}\nx"])
  func damaged(content: String) throws {
    let path = try write(Self.words)
    let place = IndexFolder(path: "\(scratch.path)/cache").path(of: home, files) + "-decks"
    try files.makeFolders(Path.parent(of: place))
    try files.replace(place, with: Array(content.utf8))
    let cache = try #require(cache)
    #expect(cache.entry(ofFile: path)?.id == nil)
  }
}
