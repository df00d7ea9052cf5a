import Foundation

/// The inputs that are kept: a folder for each target.
enum Corpus {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "FuzzTargets/Corpus")

  static let names = contents(of: folder).map(\.lastPathComponent)

  static func files(of target: String) -> [(name: String, bytes: [UInt8])] {
    contents(of: folder.appending(path: target)).compactMap { file in
      (try? Data(contentsOf: file)).map { (file.lastPathComponent, Array($0)) }
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (found ?? []).sorted { $0.path < $1.path }
  }
}
