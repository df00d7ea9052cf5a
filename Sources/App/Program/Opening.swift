import Engine
import Storage

/// A large save that other threads read, starting when it is first needed.
struct Opening: Sendable {
  /// The opened save, or the error; nil until the result is known.
  typealias Reading = @Sendable () -> Result<Opened, Failure>?

  private let start: @Sendable () -> Reading
  private var reading: Reading?
  private let share: ReadShare

  /// - Parameter start: starts reading.
  init(_ share: ReadShare = ReadShare(), _ start: @escaping @Sendable () -> Reading) {
    (self.share, self.start) = (share, start)
  }

  /// How much of the journals is read, if that takes long; nil else.
  var progress: Text? { share.percent.map { "Counting your answers: \($0)%" } }

  /// Reads save and decks on threads of their own, which wake the run loop when they are done.
  ///
  /// - Parameter isInOrder: whether opening the save changes decks, so that they have to be read after it.
  init(
    isInOrder: Bool = false,
    save: @escaping @Sendable (ReadShare) throws -> OpenedSave,
    shelf: @escaping @Sendable () throws -> DeckShelf,
    learner: @escaping @Sendable (OpenedSave, DeckShelf) throws -> Learner
  ) {
    let share = ReadShare()
    self.init(share) {
      let save = Loading { Result { try save(share) } }
      let shelf = Loading {
        if isInOrder { _ = save.awaited }
        return Result { try shelf() }
      }
      return {
        guard let save = save.value, let shelf = shelf.value else { return nil }
        return Result {
          let opened = try save.get()
          return Opened(save: opened, learner: try learner(opened, shelf.get()))
        }.mapError { $0 as? Failure ?? Failure(description: "\($0)") }
      }
    }
  }

  /// Starts reading, unless that has already begun.
  mutating func begin() {
    reading = reading ?? start()
  }

  /// Nil until the result is known.
  var result: Result<Opened, Failure>? { reading?() }
}
