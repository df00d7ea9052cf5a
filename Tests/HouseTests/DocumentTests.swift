import Foundation
import Testing

/// The documents against the repository.
@Suite("The documents")
struct DocumentTests {
  private static let documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + markdown(in: "docs")

  private static func markdown(in folder: String) -> [String] {
    let names =
      FileManager.default.enumerator(atPath: Repository.root.appending(path: folder).path)?.allObjects
      ?? []
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
  }

  @Test("every link to a file and every path of a source leads somewhere", arguments: documents)
  func paths(document: String) throws {
    let text = try String(contentsOf: Repository.root.appending(path: document), encoding: .utf8)
    let folder = Repository.root.appending(path: document).deletingLastPathComponent()
    let links = text.matches(of: /\]\((?!https?:)([^)#\s]+)/).map { String($0.1) }
      .filter { !Self.exists($0, below: [folder]) }
    // Paths begin at a room: Engine/Loop/Scene.swift is in Sources. Two begin in the reader's own game.
    let rooms = ["", "Sources", "Games", "Tests"].map { Repository.root.appending(path: $0) }
    let paths = text.matches(of: /`([A-Za-z]+\/[\w\/+.-]+\.(?:swift|json|c|h))`/).map { String($0.1) }
      .filter { !$0.contains(/Yours|Catch/) && !Self.exists($0, below: rooms) }
    #expect(links + paths == [], "\(document) names what isn't there")
  }

  private static func exists(_ path: String, below folders: [URL]) -> Bool {
    folders.contains { FileManager.default.fileExists(atPath: $0.appending(path: path).path) }
  }

  @Test("the README is short enough to be read")
  func readme() throws {
    let text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
  }
}
