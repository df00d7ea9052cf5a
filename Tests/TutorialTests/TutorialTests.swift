import Foundation
import Testing

@testable import Tutorial

/// The code of README and docs/course, compiled and run as `Chapters`.
@Suite("The course")
struct TutorialTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  @Test("its generated code is up to date; `make course` updates it")
  func upToDate() throws {
    let chapters = try Chapter.all(of: Self.root)
    let made = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path + "/Chapters")
    #expect(Set(made) == Set(chapters.map(\.swiftFile)))
    for chapter in chapters {
      let code = try? String(
        contentsOf: Self.folder.appending(path: "Chapters/" + chapter.swiftFile), encoding: .utf8)
      #expect(try chapter.swift() == code, "\(chapter.file) has changed: `make course`")
    }
  }

  @Test("excerpts match their source")
  func parts() throws {
    for chapter in try Chapter.all(of: Self.root) { #expect(try chapter.strayPart(of: Self.root) == nil) }
  }

  @Test("each chapter has code that is run")
  func played() throws {
    for chapter in try Chapter.all(of: Self.root) {
      #expect(try chapter.swift().contains("@Test"), "\(chapter.file)")
    }
  }

  @Test(
    "an error in a chapter is reported with its place",
    arguments: [
      ("a\n```swift\nlet a = 1\n", "1-a.md:2: this block has no end"),
      ("```swift tests\n```", "1-a.md:1: a block is `swift`, `swift test`"),
      ("```swift\n\nTerminalApp.run {\n```", "1-a.md:3: write TerminalApp.run"),
      ("```swift\nstruct A {\n  let a = 1\n}\n```\n```swift part\nlet b = 1\n```", "1-a.md:7: this part"),
    ])
  func mistakes(text: String, told: String) throws {
    let error = #expect(throws: TutorialError.self) {
      let chapter = try Chapter(file: "1-a.md", text: text)
      _ = try chapter.swift()
      if let stray = try chapter.strayPart(of: Self.root) { throw stray }
    }
    #expect(try #require(error).description.hasPrefix(told))
  }

  @Test("excerpts ignore indentation and match whole lines")
  func indentation() throws {
    let whole = "```swift\nstruct A {\n  let a = 1\n\n  let b = 23\n}\n```\n"
    let part = "```swift part\nlet a = 1\nlet b = 23\n```\n"
    #expect(try Chapter(file: "1-a.md", text: part + whole).strayPart(of: Self.root) == nil)
    let cut = "```swift part\nlet b = 2\n```\n"
    #expect(try Chapter(file: "1-a.md", text: cut + whole).strayPart(of: Self.root)?.line == 2)
  }

  @Test("other languages and the rest of the README are ignored")
  func others() throws {
    let text = "## A\n```swift\n```\n## B\n```sh\nmake\n```\n```swift\nlet a = 1\n```\n## C\n```swift\n```\n"
    let chapter = try Chapter(file: "README.md", text: text, under: "## B")
    #expect(chapter.blocks == [Block(kind: .whole, line: 9, code: ["let a = 1"])])
  }
}
