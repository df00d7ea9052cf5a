// Of a plain release, internals can't be seen from here.
#if DEBUG
  import Foundation
  import System
  @testable import Storage

  /// Reader of another home's archive.
  extension FuzzTarget {
    static let home = [FuzzTarget("home", longest: 8192, archive)]

    /// Names and contents in turn, with NUL between them: no machine would guess the checksums of an archive.
    private static func archive(_ bytes: [UInt8]) throws {
      let parts = bytes.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
      let entries = stride(from: 0, to: parts.count - 1, by: 2).map { place in
        (String(decoding: parts[place], as: UTF8.self), parts[place + 1])
      }
      let folder = FileManager.default.temporaryDirectory.appending(path: "babble-fuzz-\(UUID())").path
      let (path, files) = (folder + ".zip", PosixFileSystem())
      try Data(ZipWriter.archive(entries)).write(to: URL(filePath: path))
      defer { try? files.remove(path) }
      let archive = try HomeArchive(path, on: files)
      let plan = try ImportPlan(of: archive, into: Home(folder), on: files)
      for put in plan.puts {
        try demand(ArchivePart(put.name) != nil, "what is imported is a file of a home")
      }
      for aside in plan.asides {
        let names = aside.name.split(separator: "/", omittingEmptySubsequences: false)
        try demand(names.count == 2 && names[0] == Aside.folder, "what is put aside is in its folder")
      }
    }
  }
#else
  extension FuzzTarget {
    static let home: [FuzzTarget] = []
  }
#endif
