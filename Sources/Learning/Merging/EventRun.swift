/// Events of one home that follow each other in the order of all, without another home's in between. An undo that is in one
/// run with its answer knows the figures from before it.
public struct EventRun: Hashable, Sendable {
  let home: String
  /// The number of the first event.
  let first: Int64

  init(home: String, first: Int64) { (self.home, self.first) = (home, first) }

  /// The run that an event belongs to.
  public init(_ number: Int64, of home: String, after run: EventRun?) {
    self =
      run?.home == home
      ? EventRun(home: home, first: run?.first ?? number) : EventRun(home: home, first: number)
  }

  public func holds(_ undo: Event.Undo) -> Bool { undo.number >= first }
}
