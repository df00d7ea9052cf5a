import Foundation
import Seats
import Testing

/// The player's name is the smallest thing to be saved: a test changes it on the screen and finds it in the file.
extension Player {
  /// From the landing screen and back.
  func change(name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect("what you know", sourceLocation: sourceLocation)
    click(on: "Settings", sourceLocation: sourceLocation)
    expect("shown beside your scores", sourceLocation: sourceLocation)
    click(on: "Name", sourceLocation: sourceLocation)
    expect("keep the name", sourceLocation: sourceLocation)
    type("\u{15}" + name)
    press(.enter)
    expect("Enter change", sourceLocation: sourceLocation)
    press(.escape)
    expect("what you know", sourceLocation: sourceLocation)
  }

  /// From the landing screen out of the program.
  func leave(sourceLocation: SourceLocation = #_sourceLocation) {
    type("q")
    #expect(session.wait() == .exited(0), sourceLocation: sourceLocation)
    #expect(leftovers == [], sourceLocation: sourceLocation)
  }
}

extension Home {
  /// The player's name in `save.json`, which has to be whole.
  func name() throws -> String {
    struct Save: Decodable {
      struct Player: Decodable { let name: String }
      let player: Player
    }
    return try JSONDecoder().decode(Save.self, from: Data(text(of: "save.json").utf8)).player.name
  }

  /// Starts the program once and gives the player another name.
  func change(name: String) throws {
    let player = try Player(home: self)
    player.change(name: name)
    player.leave()
    try #require(try self.name() == name)
  }

  /// The names in the home or a folder of it, sorted.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }
}
