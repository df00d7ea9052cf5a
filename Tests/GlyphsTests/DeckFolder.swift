import DeckFormats
import Foundation
import Learning

/// The decks that come with Babble.
enum DeckFolder {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Assets/Decks")

  static func all() throws -> [Deck] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
      .map { name in
        try DeckFormat.read([UInt8](Data(contentsOf: folder.appending(path: name))), file: name)
      }
  }

  /// Whether a text is in one of the scripts that we have letters of our own for.
  static func isOurs(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { $0.value < 0x0590 || (0x10A0...0x10FF).contains($0.value) }
  }
}
