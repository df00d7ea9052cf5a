import Anki
import Archives
import System

/// A package of Anki's on the disk. Of its media only what is asked for is read.
enum AnkiFile {
  /// Whether a file is one, by its first bytes and its name.
  static func isPackage(_ path: String) -> Bool {
    let name = path.lowercased()
    if name.hasSuffix(".apkg") || name.hasSuffix(".colpkg") { return true }
    let head = try? PosixFileSystem().read(path, from: 0, count: 4)
    return head.map(AnkiPackage.isPackage) ?? false
  }

  static func open(_ path: String) throws -> AnkiPackage {
    do {
      let files = PosixFileSystem()
      guard let size = try files.size(of: path) else {
        throw Failure(description: "\(path) could not be read: there is no such file.")
      }
      let bytes = ArchiveBytes(count: size) { range throws(ArchiveError) in
        do throws(FileError) { return try files.read(path, from: range.lowerBound, count: range.count) } catch
        {
          throw ArchiveError(.unreadable("\(error)"))
        }
      }
      return try AnkiPackage(bytes)
    } catch {
      throw error as? Failure ?? failure(error, path)
    }
  }

  /// What is in it, with a line that says how far it is read.
  static func read(_ package: AnkiPackage, _ path: String) throws -> AnkiCollection {
    do {
      return try LongWork.run { work in
        var interruption: Failure?
        do {
          return try package.read { share in
            interruption = work.interruption("Reading \(path)", share)
            return interruption == nil
          }
        } catch {
          throw interruption ?? error
        }
      }
    } catch {
      throw error as? Failure ?? failure(error, path)
    }
  }

  static func failure(_ error: any Error, _ path: String) -> Failure {
    Failure(description: error is FileError ? "\(error)" : "\(path): \(error)")
  }
}

extension LongWork {
  /// Says how far a work is. Returns why it is to be broken off, if it is.
  func interruption(_ what: String, _ share: Double) -> Failure? {
    do throws(Failure) {
      try report { "\(what): \(Int(share * 100)) %" }
      return nil
    } catch {
      return error
    }
  }
}
