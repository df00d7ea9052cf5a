import Learning
import Synchronization

extension CommonWords {
  /// The lists that come with the program. Each is read when the first slip in its language is judged, and kept.
  static func kept(in assets: Assets) -> CommonWords {
    let lists = WordLists(assets)
    return CommonWords { lists.list(of: $0) }
  }
}

/// The lists of common words that were read so far.
private final class WordLists: Sendable {
  private let assets: Assets
  private let kept = Mutex<[String: CommonWords.Lemmas]>([:])

  init(_ assets: Assets) { self.assets = assets }

  func list(of language: String) -> CommonWords.Lemmas {
    kept.withLock { kept in
      if let list = kept[language] { return list }
      let list = (try? assets.words(of: language)).map {
        CommonWords.lemmas(in: String(decoding: $0, as: UTF8.self))
      }
      kept[language] = list ?? [:]
      return list ?? [:]
    }
  }
}
