import Saving

/// A save that was opened, with all that goes with it.
struct Opened: Sendable {
  let save: OpenedSave
  let arcade: Arcade
}

/// A large save on its way, which other threads read from the moment on at which it is first wanted.
struct Opening: Sendable {
  /// What was opened, or why nothing was; nil as long as it isn't known.
  typealias Reading = @Sendable () -> Result<Opened, Failure>?

  private let start: @Sendable () -> Reading
  private var reading: Reading?

  /// - Parameter start: begins to read.
  init(_ start: @escaping @Sendable () -> Reading) {
    self.start = start
  }

  /// Reads save and decks on threads of their own, which wake the run loop when they are done.
  ///
  /// - Parameter isInOrder: whether opening the save changes decks, so that they have to be read after it.
  init(
    isInOrder: Bool = false,
    save: @escaping @Sendable () throws -> OpenedSave, shelf: @escaping @Sendable () throws -> DeckShelf,
    arcade: @escaping @Sendable (OpenedSave, DeckShelf) throws -> Arcade
  ) {
    self.init {
      let save = Loading { Result { try save() } }
      let shelf = Loading {
        if isInOrder { _ = save.awaited }
        return Result { try shelf() }
      }
      return {
        guard let save = save.value, let shelf = shelf.value else { return nil }
        return Result {
          let opened = try save.get()
          return Opened(save: opened, arcade: try arcade(opened, shelf.get()))
        }.mapError { $0 as? Failure ?? Failure(description: "\($0)") }
      }
    }
  }

  /// Begins to read, unless it has begun.
  mutating func begin() {
    reading = reading ?? start()
  }

  /// What came of it; nil as long as nothing did.
  var result: Result<Opened, Failure>? { reading?() }
}
