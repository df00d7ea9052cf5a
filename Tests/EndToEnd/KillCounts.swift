import Synchronization

/// How often each kind was killed, and what was special about it.
final class KillCounts: Sendable {
  private struct Count {
    var kills = 0
    /// Kills that left a file half written.
    var cut = 0
    /// Programs that had shown a result before.
    var shown = 0
  }

  private let counts = Mutex<[KillTrial.Kind: Count]>([:])

  func addKill(of kind: KillTrial.Kind, inWrite isCut: Bool) {
    counts.withLock {
      $0[kind, default: Count()].kills += 1
      if isCut { $0[kind, default: Count()].cut += 1 }
    }
  }

  func addResult(of kind: KillTrial.Kind) { counts.withLock { $0[kind, default: Count()].shown += 1 } }

  /// The kinds that were killed in the middle of a write.
  var kindsCut: Set<KillTrial.Kind> { counts.withLock { Set($0.filter { $0.value.cut > 0 }.keys) } }

  /// The kinds that have shown a result.
  var kindsShown: Set<KillTrial.Kind> { counts.withLock { Set($0.filter { $0.value.shown > 0 }.keys) } }

  /// As `play 12 (7 results shown, 2 in a write), review 8 (8 results shown, 0 in a write)`.
  var text: String {
    counts.withLock { counts in
      KillTrial.Kind.allCases.compactMap { kind in
        counts[kind].map { "\(kind) \($0.kills) (\($0.shown) results shown, \($0.cut) in a write)" }
      }
    }.joined(separator: ", ")
  }
}
