import Limits

/// Why a package of Anki's could not be read or written.
public enum AnkiError: Error, Equatable, Sendable {
  /// The archive itself is at fault.
  case archive(ArchiveError)
  /// The file has no bytes.
  case empty
  /// It is a page of the web.
  case page
  /// It is no archive at all.
  case noPackage
  /// The archive has no collection.
  case noCollection
  /// It was made by a version of Anki that is too new.
  case newer(Int)
  /// Its content contradicts itself.
  case damaged(String)
  /// It has more of something than is accepted.
  case tooMuch(String)
  /// The caller cancelled.
  case brokenOff
}

extension AnkiError: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence or two. Can hold text from the file: clean it before printing.
  public var description: String {
    switch self {
    case .archive(let error): "\(error)"
    case .empty: "the file is empty. Download or export it again."
    case .page:
      "this is a web page, not a package: the download may need a login. Download it in a browser."
    case .noPackage: "this is no package of Anki's. Export .apkg or .colpkg from Anki."
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
