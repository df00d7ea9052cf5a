import Archives

/// Why a package of Anki's could not be read or written, and what to do.
public enum AnkiError: Error, Equatable, Sendable {
  /// The archive itself is at fault.
  case archive(ArchiveError)
  /// It is an archive, and no collection is in it.
  case noCollection
  /// It was made by a later Anki than this reads.
  case newer(Int)
  /// What is in it contradicts itself.
  case damaged(String)
  /// It holds more of something than is read.
  case tooMuch(String)
  /// Whoever asked for it has broken it off.
  case brokenOff
}

extension AnkiError: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence or two. Can hold text from the file: clean it before printing.
  public var description: String {
    switch self {
    case .archive(let error): "\(error)"
    case .noCollection:
      "this is an archive, but no collection of Anki's is in it. Export .apkg or .colpkg from Anki."
    case .newer(let version):
      "this package is of a later Anki (form \(version)). Export it with \"support older Anki versions\"."
    case .damaged(let what): "the collection is damaged: \(what). Export it from Anki anew."
    case .tooMuch(let what): "the collection has \(what). Export one deck at a time."
    case .brokenOff: "broken off. Nothing was taken from it."
    }
  }
}

/// Does what an archive is asked for, and passes on what it says where it can't.
func unpacking<Value>(_ work: () throws(ArchiveError) -> Value) throws(AnkiError) -> Value {
  do throws(ArchiveError) { return try work() } catch {
    throw error.problem == .brokenOff ? .brokenOff : .archive(error)
  }
}
