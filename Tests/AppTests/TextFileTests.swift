import Foundation
import Testing

@testable import App

@Suite("Texts from files")
struct TextFileTests {
  private let folder = TestFolder()

  init() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
  }

  @Test("a text that is too large, or in another encoding, is refused in a sentence")
  func refused() throws {
    let large = folder.path + "/large"
    try Data("a".utf8).write(to: URL(filePath: large))
    let file = try #require(FileHandle(forUpdatingAtPath: large))
    try file.truncate(atOffset: 16 << 20 | 1)
    try file.close()
    let tooLarge = #expect(throws: Failure.self) { try TextFile.read(large) }
    #expect(tooLarge?.description.contains("larger than 16 MB") == true)
    let other = folder.path + "/latin"
    try Data([0x6E, 0x69, 0xF1, 0x6F]).write(to: URL(filePath: other))
    let notUTF8 = #expect(throws: Failure.self) { try TextFile.read(other) }
    #expect(notUTF8?.description.contains("is not UTF-8") == true)
  }

  @Test("a paragraph that is too long is broken, after a blank if there is one, and nothing of it is lost")
  func broken() {
    let words = String(repeating: "ab ", count: 5000)
    let parts = TextFile.cleaned(words).split(separator: "\n")
    #expect(parts.count == 4 && parts.allSatisfy { $0.count <= 4000 })
    #expect(parts.dropLast().allSatisfy { $0.last == " " })
    #expect(parts.flatMap { Array($0) } == Array(words))
    let word = TextFile.cleaned(String(repeating: "a", count: 4001))
    #expect(word.split(separator: "\n").map(\.count) == [4000, 1])
    #expect(TextFile.cleaned("a\r\n\nb\u{7}c\n") == Array("a\n\nb\\x07c\n"))
  }

  @Test("a text of control characters is refused before it fills the memory")
  func controls() throws {
    let path = folder.path + "/controls"
    try Data("a".utf8 + [UInt8](repeating: 1, count: 5 << 20)).write(to: URL(filePath: path))
    let refusal = #expect(throws: Failure.self) { try TextFile.read(path) }
    #expect(refusal?.description.contains("is no text") == true)
  }
}
