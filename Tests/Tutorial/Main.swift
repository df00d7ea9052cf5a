import Foundation

/// Writes the code of all chapters into the folder of the tests.
@main
enum Main {
  static func main() throws {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    let folder = root.appending(path: "Tests/TutorialTests/Chapters")
    do {
      let chapters = try Chapter.all(of: root)
      try FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for chapter in chapters {
        try chapter.swift().write(
          to: folder.appending(path: chapter.swiftFile), atomically: true, encoding: .utf8)
      }
      print("Wrote the code of \(chapters.count) chapters.")
    } catch let error as TutorialError {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
