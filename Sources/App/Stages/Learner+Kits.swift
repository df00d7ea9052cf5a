import Engine
import Learning
import Storage

/// The player's own kits.
extension Learner {
  /// Makes and writes changes that are undone together.
  ///
  /// - Throws: why nothing was changed.
  mutating func make(_ changes: [KitChange]) throws(Failure) {
    try requireKits()
    let changes = changes.map(\.cleaned)
    for case .put(let own, _) in changes {
      guard let course = library.stages.course(own.course) else {
        throw Failure(description: "There is no course \"\(own.course)\".")
      }
      if let problem = course.problem(of: own) { throw Failure(description: "\(problem)") }
    }
    var file = library.kits
    let isNew = file.kits.make(changes)
    let missing = changes.contains { if case .put(let own, _) = $0 { !file.kits.has(own) } else { false } }
    if missing {
      throw Failure(description: "\(OwnKits.mostKits) kits of your own are the most. Delete some first.")
    }
    if isNew { try saveKits(file, after: changes) }
  }

  /// Undoes the last changes. Returns the changes that did that.
  ///
  /// - Throws: why nothing was done.
  mutating func undoKits() throws(Failure) -> [KitChange] {
    try requireKits()
    var file = library.kits
    guard let changes = file.kits.undo() else { throw Failure(description: "There is nothing to undo.") }
    try saveKits(file, after: changes)
    return changes
  }

  /// Changes the kits as the player wishes, and reports the result.
  mutating func change(_ wish: ChangeKits.Wish) -> KitsKept {
    do throws(Failure) {
      switch wish {
      case .make(let changes):
        try make(changes)
        return KitsKept(sentence(of: changes), canUndo: true)
      case .undo: return KitsKept("Undone. " + sentence(of: try undoKits()))
      case .add(let course):
        try saveCourse(course)
        return KitsKept(
          Text(
            "\(course.name) is among the courses now: c goes there. Its file is courses/\(course.id).json."))
      }
    } catch {
      return KitsKept(Text(error.description), isRefused: true)
    }
  }

  /// Saves a course among the player's own.
  ///
  /// - Throws: why it conflicts with an existing one.
  mutating func saveCourse(_ course: StageCourse) throws(Failure) {
    if let obstacle { throw Failure(description: obstacle) }
    if let obstacle = DeckShelf.obstacle(to: course.id) { throw Failure(description: obstacle) }
    if library.stages.has(course.id) || library.decks.shelved(course.id) != nil {
      throw Failure(
        description:
          "There is a course or a deck \"\(course.id)\" already. Give this one another id in its file.")
    }
    do { try library.ownDecks.keepCourse(course) } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
    library.stages.put(course)
    useStageWords(of: [course.id])
  }

  /// In a synced home another machine may have written kits since the start. They must not be overwritten.
  private mutating func requireKits() throws(Failure) {
    if let obstacle = obstacle ?? library.kitsObstacle { throw Failure(description: obstacle) }
    do {
      guard let other = try library.ownDecks.otherKits(library.kits) else { return }
      library.kits = library.kits.united(with: other)
    } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
    library.stages.own = library.kits.kits
    useStageWords()
  }

  private mutating func saveKits(_ file: KitsFile, after changes: [KitChange]) throws(Failure) {
    do { try library.ownDecks.keepKits(file) } catch {
      throw error as? Failure ?? Failure(description: "\(error)")
    }
    library.kits = file
    library.stages.own = file.kits
    useStageWords(of: Set(changes.map(\.own.course)))
  }

  /// Describes the changes in a sentence.
  func sentence(of changes: [KitChange]) -> Text {
    if let moved = Self.moved(changes) {
      let stage = library.stages.course(moved.course)?.stages.first { $0.id == moved.stage }
      return Text("\(moved.kit.name) is in \(stage?.name ?? moved.stage) now.")
    }
    return switch changes.count == 1 ? changes.first : nil {
    case .put(let own, _): Text("\(own.kit.name) is kept.")
    case .removed(let own): Text("\(own.kit.name) is gone from the map.")
    case nil: Self.several(changes)
    }
  }

  /// A move consists of a removal from one stage and an addition to another.
  private static func moved(_ changes: [KitChange]) -> OwnKit? {
    let puts = changes.compactMap { if case .put(let own, _) = $0 { own } else { nil } }
    guard changes.count == 2, puts.count == 1, Set(changes.map(\.own.kit.id)).count == 1 else { return nil }
    return puts.first
  }
}

extension Learner {
  private static func several(_ changes: [KitChange]) -> Text {
    switch changes.count(where: { if case .put = $0 { true } else { false } }) {
    case changes.count: Text("\(changes.count) kits are kept.")
    case 0: Text("\(changes.count) kits are gone from the map.")
    default: Text("\(changes.count) kits have changed.")
    }
  }
}
