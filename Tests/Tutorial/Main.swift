import Foundation

@main
enum Main {
  static func main() throws {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    let folder = root.appending(path: "Tests/TutorialTests/Chapters")
    do {
      // An error in one chapter leaves all files as they are.
      let files = try Chapter.all(of: root).map { (name: $0.swiftFile, code: try $0.swift()) }
      try FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in files {
        try file.code.write(to: folder.appending(path: file.name), atomically: true, encoding: .utf8)
      }
      print("Wrote the code of \(files.count) chapters.")
    } catch let error as TutorialError {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
