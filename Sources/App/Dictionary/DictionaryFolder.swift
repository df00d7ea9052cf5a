import Limits
import Storage
import System

/// Where the dictionary is, and the packages it was made from.
struct DictionaryFolder {
  let files = PosixFileSystem()
  let path: String
  /// The folder of fetched packages.
  let sources: String

  init(_ program: Program) throws(Failure) {
    guard let folder = DictionaryPlace.folder(program.environment) else {
      throw Failure(
        description: "There is no place for a dictionary: neither HOME nor XDG_CACHE_HOME is set.")
    }
    path = Path.join(folder, "dictionary.sqlite")
    sources = Path.join(folder, "sources")
  }

  /// The folder for packages until they are complete.
  var arriving: String { Path.join(sources, "arriving") }

  /// The newest file of a fetched package; nil if there is none.
  func fetched(_ package: SourcePackage) -> String? {
    ((try? files.list(sources)) ?? []).last(where: package.isIn).map { Path.join(sources, $0) }
  }

  func empty(_ folder: String) throws(FileError) {
    for name in try files.list(folder) { try files.remove(Path.join(folder, name)) }
  }
}
