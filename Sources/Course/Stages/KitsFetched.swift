import Engine
import Learning
import WordGame

/// What the host tells of kits that were to come from elsewhere.
package enum KitsFetched: Sendable {
  /// So many bytes have come so far.
  case coming(Int)
  /// They are there.
  case came(KitOffer)
  /// Why they aren't.
  case failed(Text)
}

extension KitOffer: StateHashable {
  /// Hashes the kits, and what is said of them.
  public func hash(into hash: inout StateHash) {
    hash.combine(kits.map(\.name) + [course?.id ?? "", language ?? "", note ?? ""])
    for question in kits.flatMap(\.questions) { hash.combine(question) }
  }
}
