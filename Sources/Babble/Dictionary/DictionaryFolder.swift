import Dictionaries
import DictionarySources
import System

/// Where the dictionary lies, and the packages that it was made of.
struct DictionaryFolder {
  let files = PosixFileSystem()
  /// The dictionary.
  let path: String
  /// The packages that were fetched.
  let sources: String

  init(_ program: Program) throws(Failure) {
    guard let folder = DictionaryPlace.folder(program.environment) else {
      throw Failure(
        description: "There is no place for a dictionary: neither HOME nor XDG_CACHE_HOME is set.")
    }
    path = Path.join(folder, "dictionary.sqlite")
    sources = Path.join(folder, "sources")
  }

  /// Where packages lie until they are whole.
  var arriving: String { Path.join(sources, "arriving") }

  /// The file of a package that was fetched, the newest; nil where there is none.
  func fetched(_ package: SourcePackage) -> String? {
    ((try? files.list(sources)) ?? []).last(where: package.isIn).map { Path.join(sources, $0) }
  }

  /// Removes all files of a folder.
  func empty(_ folder: String) throws(FileError) {
    for name in try files.list(folder) { try files.remove(Path.join(folder, name)) }
  }
}
