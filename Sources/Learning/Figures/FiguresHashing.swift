import Deterministic

// What is known enters the state of the screens that show it.

extension ItemFigures: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine([seen, right, wrong])
    hash.combine(lastSeen?.number)
    hash.combine(skills.count)
    for (skill, figures) in skills.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      hash.combine(skill.rawValue)
      hash.combine(figures)
    }
  }
}

extension SkillFigures: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine([right, wrong, streak, milliseconds])
    hash.combine(recent)
    hash.combine(sorted: Dictionary(uniqueKeysWithValues: confusions.map { ($0.key.text, $0.value) }))
    hash.combine(memory)
    hash.combine([isHeld, wasProduced])
    hash.combine([lapses, keptBox ?? 0])
    // Games that were recorded before it was kept have no such day, and verify as they are.
    if let missed { hash.combine(missed.number) }
  }
}

extension MemoryState: StateHashable {
  /// Hashes all of it.
  public func hash(into hash: inout StateHash) {
    hash.combine([stability, difficulty])
    hash.combine([reviewed.number, due.number])
  }
}
