import Engine
import Learning
import WordGame

/// What the host tells of kits that were to come from elsewhere.
package enum KitsFetched: Sendable {
  /// So many bytes have come so far.
  case coming(Int)
  /// They are there.
  case came(KitsOffered)
  /// Why they aren't.
  case failed(Text)
}

/// Kits that came from elsewhere, and still belong to no stage.
package struct KitsOffered: Hashable, Sendable {
  /// The kits.
  package let kits: [Kit]
  /// The course that they make up; nil where they came without one.
  package let course: StageCourse?
  /// The language of their answers, by its tag; nil where nobody says it.
  package let language: String?
  /// What was left out of them; empty for nothing.
  package let note: Text

  /// Kits with what is known of them.
  package init(_ kits: [Kit], course: StageCourse?, language: String?, note: Text) {
    (self.kits, self.course, self.language, self.note) = (kits, course, language, note)
  }
}

extension KitsOffered: StateHashable {
  /// Hashes the kits, and what is said of them.
  package func hash(into hash: inout StateHash) {
    hash.combine(kits.map(\.name) + [course?.id ?? "", language ?? ""])
    for question in kits.flatMap(\.questions) { hash.combine(question) }
    hash.combine(note)
  }
}
