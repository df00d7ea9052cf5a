import Storage
import System

/// Opens Anki packages on the disk. Media are only read on demand.
enum AnkiFile {
  /// Tells an Anki package by its name or its first bytes.
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

  /// Reads the collection, showing the progress.
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
  /// Shows the progress. Returns a failure if the work has to stop.
  func interruption(_ what: String, _ share: Double) -> Failure? {
    do throws(Failure) {
      try report { "\(what): \(Int(share * 100)) %" }
      return nil
    } catch {
      return error
    }
  }
}
