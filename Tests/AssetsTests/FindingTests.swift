import App
import Foundation
import Testing

@Suite("Finding the folder with the decks")
struct FindingTests {
  /// A folder that is removed after the test.
  private final class Scratch {
    let path: String

    init(_ folders: [String]) throws {
      path = FileManager.default.temporaryDirectory.path + "/babble-assets-\(UUID().uuidString)"
      for folder in folders {
        try FileManager.default.createDirectory(
          atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test("beside the executable, then as installed, then upward in a checkout")
  func order() throws {
    let all = try Scratch(["a/b/bin/Assets/Decks", "a/b/share/babble/Decks", "a/Assets/Decks"])
    let executable = "\(all.path)/a/b/bin/babble"
    for expected in ["a/b/bin/Assets", "a/b/share/babble", "a/Assets"] {
      #expect(try Assets.find(executable: executable).folder == "\(all.path)/\(expected)")
      try FileManager.default.removeItem(atPath: "\(all.path)/\(expected)")
    }
    #expect(throws: AssetsError.self) { try Assets.find(executable: executable) }
  }

  @Test("a folder that was named is the only one tried, an option before the variable")
  func named() throws {
    let all = try Scratch(["one/Decks", "two/Decks", "bin/Assets/Decks"])
    let executable = "\(all.path)/bin/babble"
    let one = "\(all.path)/one"
    let two = "\(all.path)/two"
    #expect(try Assets.find(given: one, variable: two, executable: executable).folder == one)
    #expect(try Assets.find(given: "", variable: two, executable: executable).folder == two)
    let missing = AssetsError.notFound(places: ["\(all.path)/three"])
    #expect(throws: missing) {
      try Assets.find(given: "\(all.path)/three", variable: two, executable: executable)
    }
  }

  @Test("decks come in the order of the file, then by name, and other files are ignored")
  func deckOrder() throws {
    let all = try Scratch(["Decks"])
    for name in ["b.json", "a.json", "c.json", "d.json", ".e.json", "f.csv"] {
      _ = FileManager.default.createFile(atPath: "\(all.path)/Decks/\(name)", contents: Data())
    }
    let assets = try Assets.find(given: all.path, executable: "/nowhere/babble")
    #expect(try assets.decks() == ["a", "b", "c", "d"])
    let order = Data("c\nmissing\r\n\nb\n".utf8)
    _ = FileManager.default.createFile(atPath: "\(all.path)/Decks/order.txt", contents: order)
    #expect(try assets.decks() == ["c", "b", "a", "d"])
  }

  @Test("when it is nowhere the error names every place")
  func nowhere() {
    let places = ["/x/bin/Assets", "/x/share/babble", "/x/Assets", "/Assets"]
    #expect(throws: AssetsError.notFound(places: places)) { try Assets.find(executable: "/x/bin/babble") }
    for place in places { #expect(AssetsError.notFound(places: places).description.contains(place)) }
  }

  @Test(
    "a name that leads out of the folder is refused",
    arguments: ["../README.md", "/etc/passwd", "a//b", ".", ""])
  func names(name: String) {
    #expect(throws: AssetsError.badName(name)) { try AssetsFolder.assets.content(name) }
  }

  @Test("files are read by name, and a missing one is an error with its path")
  func content() throws {
    let assets = try AssetsFolder.assets
    #expect(try assets.content("Schemas/deck.schema.json").first == UInt8(ascii: "{"))
    #expect(throws: AssetsError.self) { try assets.deck("no-such-deck") }
  }
}
