import Course
import Engine
import Learning
import Saving
import WordGame

/// The player's own kits.
extension Arcade {
  /// Makes changes that are taken back together, and keeps them.
  ///
  /// - Throws: why nothing was changed.
  mutating func make(_ changes: [KitChange]) throws(Failure) {
    try requireKits()
    for case .put(let own, _) in changes {
      guard let course = stages.course(own.course) else {
        throw Failure(description: "There is no course \"\(own.course)\".")
      }
      if let problem = course.problem(of: own) { throw Failure(description: "\(problem)") }
    }
    var file = kits
    if file.kits.kits.count + changes.count(where: { kits.kits.isNew($0) }) > OwnKits.mostKits {
      throw Failure(description: "\(OwnKits.mostKits) kits of your own are the most. Delete some first.")
    }
    if file.kits.make(changes) { try keep(file, after: changes) }
  }

  /// Takes the last changes back. Returns what was done for that.
  ///
  /// - Throws: why nothing was done.
  mutating func undoKits() throws(Failure) -> [KitChange] {
    try requireKits()
    var file = kits
    guard let changes = file.kits.undo() else { throw Failure(description: "There is nothing to undo.") }
    try keep(file, after: changes)
    return changes
  }

  /// Does what was wished for, and says so.
  mutating func keep(_ wish: KitWish) -> KitsKept {
    do throws(Failure) {
      switch wish {
      case .change(let changes):
        try make(changes)
        return KitsKept(Self.sentence(of: changes), stagesKnowledge)
      case .undo:
        let changes = try undoKits()
        return KitsKept("Undone. " + Self.sentence(of: changes), stagesKnowledge)
      case .course(let course):
        try keep(course)
        return KitsKept(Text("\(course.name) is among the courses now: c goes there."), stagesKnowledge)
      }
    } catch {
      return KitsKept(Text(error.description), isRefused: true, stagesKnowledge)
    }
  }

  /// Keeps a course among the player's own.
  ///
  /// - Throws: why it can't stand beside what is there.
  mutating func keep(_ course: StageCourse) throws(Failure) {
    if let obstacle { throw Failure(description: obstacle) }
    if let obstacle = DeckShelf.obstacle(to: course.id) { throw Failure(description: obstacle) }
    if stages.has(course.id) || decks.shelved(course.id) != nil {
      throw Failure(
        description:
          "There is a course or a deck \"\(course.id)\" already. Give this one another id in its file.")
    }
    do { try ownDecks.keepCourse(course) } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
    stages.put(course)
    for deck in stages.decks where deck.id == course.id { decks = decks.with(deck.corrected(by: bank.bank)) }
  }

  private func requireKits() throws(Failure) {
    if let obstacle = obstacle ?? kitsObstacle { throw Failure(description: obstacle) }
  }

  private mutating func keep(_ file: KitsFile, after changes: [KitChange]) throws(Failure) {
    do { try ownDecks.keepKits(file) } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
    kits = file
    stages.own = file.kits
    let changed = Set(changes.map(\.course))
    for deck in stages.decks where changed.contains(deck.id) {
      decks = decks.with(deck.corrected(by: bank.bank))
    }
  }

  /// What was done, in a sentence.
  static func sentence(of changes: [KitChange]) -> Text {
    switch changes.count == 1 ? changes.first : nil {
    case .put(let own, _): Text("\(own.kit.name) is kept.")
    case .removed(let own): Text("\(own.kit.name) is gone from the map.")
    case nil: several(changes)
    }
  }
}

extension Arcade {
  private static func several(_ changes: [KitChange]) -> Text {
    switch changes.count(where: { if case .put = $0 { true } else { false } }) {
    case changes.count: Text("\(changes.count) kits are kept.")
    case 0: Text("\(changes.count) kits are gone from the map.")
    default: Text("\(changes.count) kits have changed.")
    }
  }
}

extension KitChange {
  fileprivate var course: String {
    switch self {
    case .put(let own, _), .removed(let own): own.course
    }
  }
}
