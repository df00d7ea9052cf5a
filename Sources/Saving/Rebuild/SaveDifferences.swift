import Learning

/// The differences between two saves in what the journal tells, as sentences for people.
struct SaveDifferences {
  private let old: SaveFile
  private let new: SaveFile
  private var before: Knowledge { old.knowledge }
  private var after: Knowledge { new.knowledge }

  init(_ old: SaveFile, _ new: SaveFile) {
    self.old = old
    self.new = new
  }

  /// Empty if the saves say the same.
  var sentences: [String] {
    let found = counted + learned + others
    // A difference in anything that is added later must never go unmentioned.
    return found.isEmpty && before != after ? ["Other counts differ."] : found
  }

  private var counted: [String] {
    let lost = before.items.keys.count { after.items[$0] == nil }
    let found = after.items.keys.count { before.items[$0] == nil }
    let changed = after.items.count { before.items[$0.key].map { [item = $0.value] in $0 != item } ?? false }
    let counts = [
      (lost, "Words that would be forgotten, since only the save has them"),
      (found, "Words that would be added, since only the journal has them"),
      (changed, "Words on which save and journal differ"),
      (Self.changes(before.hours, after.hours), "Hours whose answers the journal counts differently"),
      (
        Self.changes(before.record.days, after.record.days),
        "Days whose reviews the journal counts differently"
      ),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.1): \($0.0)." }
  }

  private static func changes<Key: Hashable, Value: Equatable>(_ old: [Key: Value], _ new: [Key: Value])
    -> Int
  {
    Set(old.keys).union(new.keys).count { old[$0] != new[$0] }
  }

  private var learned: [String] {
    [
      old.scores == new.scores
        ? nil : "Scores: \(old.scores.count) in the save, \(new.scores.count) in the journal.",
      before.openedPractice == after.openedPractice
        ? nil : "Which alphabets have Practice open: that differs.",
      before.stages == after.stages ? nil : "How far you are in courses of stages: that differs.",
      before.record.rank == after.record.rank
        ? nil : "The rank: \(before.record.rank) in the save, \(after.record.rank) in the journal.",
      before.trained == after.trained ? nil : "The weights fitted to your memory: they differ.",
    ].compactMap(\.self)
  }

  private var others: [String] {
    [
      before.record.paces == after.record.paces ? nil : "How quick the last answers were: that differs.",
      before.record.tenths == after.record.tenths
        ? nil : "How often predictions came true: that differs.",
      before.lastDay == after.lastDay ? nil : "The last day with an answer: it differs.",
      old.lastEvent == new.lastEvent
        ? nil : "The last event: \(old.lastEvent) in the save, \(new.lastEvent) in the journal.",
    ].compactMap(\.self)
  }
}
