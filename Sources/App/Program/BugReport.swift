import Engine

/// Everything needed to investigate a problem, as one text file.
struct BugReport {
  private let rows: [Examination.Row]
  private let lastGame: LastGame?
  private let discretion: Discretion

  /// Combines doctor's findings with the last game; nil if there was none.
  init(_ rows: [Examination.Row], lastGame: LastGame?, _ discretion: Discretion) {
    (self.rows, self.lastGame, self.discretion) = (rows, lastGame, discretion)
  }

  /// Tells the sender which private data it contains.
  var promise: String {
    switch lastGame {
    case .found(let file, _):
      "It contains your last finished game (\(file.round.game)), and with it the name you have chosen"
        + " (\(file.player.isEmpty ? "none" : file.player)), the words of the game with your hints, how well you know"
        + " them, and when you played. Beyond that nothing in it is private: no other files, no folders of yours, no name of user or machine."
    case .unreadable(let reason):
      "Your last game is not in it, since \(discretion.told(reason)) Nothing in it is private."
    case nil: "You have finished no game yet, so none is in it. Nothing in it is private."
    }
  }

  var text: String {
    let own = rows.filter(\.isOwn).count
    let told = rows.filter { !$0.isOwn }.map(discretion.told)
    let count = Examination.Row(subject: "own decks", value: "\(own)")
    let lines = (told + [count]).flatMap(\.lines).map(\.string)
    return (["A report of Babble.", Text(promise).string, ""] + lines + replay).joined(separator: "\n")
      + "\n"
  }

  private var replay: [String] {
    guard case .found(_, let bytes) = lastGame else { return [] }
    return ["", "The game: `babble verify` and `babble replay` take this file as it is."]
      + ReplayText.lines(bytes)
  }
}
