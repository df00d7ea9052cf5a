import Glibc
import Pty
import Seats
import Testing

extension EndToEnd {
  /// The screens of a course are the same text on every renderer.
  @Suite struct CourseLooks {
    @Test(
      "a first session looks the same with ncurses and with our own renderer",
      arguments: [PtySize(80, 24), PtySize(120, 40)])
    func renderers(size: PtySize) throws {
      let own = try pictures(["--renderer", "ansi"], [:], size)
      let curses = try pictures(["--renderer", "curses"], [:], size)
      for (picture, other) in zip(curses, own) { #expect(picture == other) }
    }

    @Test("the same without colour as with it", arguments: [PtySize(80, 24), PtySize(120, 40)])
    func colors(size: PtySize) throws {
      #expect(try pictures([], ["NO_COLOR": "1"], size) == pictures([], [:], size))
    }

    private func pictures(
      _ arguments: [String], _ environment: [String: String?], _ size: PtySize
    ) throws -> [String] {
      let environment = environment.merging(["BABBLE_TIME": "2026-03-01T10:00:00Z"]) { $1 }
      var album = Album(
        try Player(arguments, home: try Home(), environment: environment, size: size),
        try PlainDeck.named("spanish-first"))
      try album.begin()
      try album.lookAtRounds()
      try album.answer()
      return album.pictures
    }
  }
}

/// Frames of a first session, taken where nothing on the screen is random.
private struct Album {
  let player: Player
  let deck: PlainDeck
  private(set) var pictures: [String] = []

  init(_ player: Player, _ deck: PlainDeck) { (self.player, self.deck) = (player, deck) }

  private mutating func capture(_ sign: String) throws {
    try #require(player.expect(sign))
    // Large letters arrive when they are drawn, and a frame may arrive in parts: it is still when nothing has changed for
    // a while.
    var (last, calm) = (player.picture, 0)
    for _ in 0..<200 where calm < 16 {
      usleep(50_000)
      (last, calm) = (player.picture, player.picture == last ? calm + 1 : 0)
    }
    pictures.append(last)
  }

  /// The first start, a lesson, and the first screen after leaving it.
  mutating func begin() throws {
    try capture("▸ Español")
    player.press(.escape)
    try capture("What do you want to learn?")
    player.press(.enter)
    player.expect("▸ Español")
    player.type("spani")
    try capture("Named")
    player.press(.enter)
    try capture("▸ 10 minutes")
    player.press(.up)
    player.expect("▸ 5 minutes")
    player.press(.enter)
    try capture("Do you know some already?")
    player.press(.enter)
    try capture("I know this")
    player.press(.escape)
    try capture("Today goes on from here")
    player.type("q")
    try capture("c switch")
  }

  /// The round with the new words, left from its pause.
  mutating func lookAtRounds() throws {
    player.press(.enter)
    lookAtCards()
    try capture("Enter start")
    player.press(.enter)
    player.expectGone("Enter start")
    try capture("Memory")
    player.type("q")
    try capture("Today goes on, and asks the other")
    player.type("q")
  }

  private func lookAtCards() {
    for place in 1...5 {
      player.expect("\(place) of 5")
      // An Enter that comes sooner after another is taken for a held key.
      usleep(350_000)
      player.press(.enter)
    }
  }

  /// A question answered wrongly and one answered rightly, and the end of the day.
  mutating func answer() throws {
    try capture("Enter check")
    for (answer, verdict) in [("xyzzy", "✗ wrong"), ("to be", "✓ right")] {
      player.type(answer)
      player.press(.enter)
      try capture(verdict)
      player.press(.enter)
      player.expect("Enter check")
    }
    var learner = SessionPlayer(player, deck)
    try learner.play()
    try capture("Five more")
    player.press(.enter)
    try capture("Done for today.")
    player.press(.controlC)
    _ = player.session.wait()
  }
}
