import Engine
import Interface
import Learning
import Players
import Playtest
import Testing

@testable import Games

struct MemoryStateTests {
  private static func hash(_ scene: some Scene) -> UInt64 {
    var hash = StateHash()
    scene.hash(into: &hash)
    return hash.value
  }

  private static func scene(_ round: RoundSetup) -> MemoryScene {
    MemoryScene(GameSetup(round, window: Size(80, 24)))
  }

  @Test("everything in the setup that affects the game changes the hash")
  func setup() {
    let words = MemoryWords.spanish
    let rounds = [
      memoryRound(words, pairs: 4), memoryRound(words, pairs: 5), memoryRound(words, pairs: 4, new: 1),
      memoryRound(words, pairs: 4, direction: .meaning), memoryRound(words, pairs: 4, seconds: 60),
      memoryRound(words, pairs: 4, seconds: nil), memoryRound(words, pairs: 4, seed: 2),
      memoryRound(words, pairs: 4, mixed: true),
      memoryRound(words.reversed(), pairs: 4),
    ]
    #expect(Set(rounds.map { Self.hash(Self.scene($0)) }).count == rounds.count)
  }

  @Test("every relevant stored property changes the hash")
  func properties() throws {
    let scene = Self.scene(memoryRound(MemoryWords.spanish, pairs: 4))
    let cards = scene.world.all(Card.self)
    var others = Timers<MemoryEvent>()
    let timer = others.arm(.turnBack, after: 1, from: 0)
    let changes: [(String, (inout MemoryScene) -> Void)] = [
      ("world", { $0.world.kill(cards[7]) }), ("pose", { $0.world[cards[3], Card.self]?.pose = .matched }),
      ("wasSeen", { $0.world[cards[3], Card.self]?.wasSeen = true }),
      ("motion", { $0.world.add(Motion(tween: Tween(from: 0, to: 1, at: 0, over: 9)), to: cards[2]) }),
      ("timers", { $0.timers.arm(.turnBack, after: 9, from: 0) }), ("clock", { $0.clock.stop(at: 7) }),
      ("focus", { $0.focus = cards[5] }), ("first", { $0.first = cards[5] }),
      ("firstTick", { $0.firstTick = 7 }),
      ("second", { $0.second = cards[5] }), ("turnBack", { $0.turnBack = timer }),
      ("told", { $0.knowledge[1].isTold = true }), ("missed", { $0.knowledge[1].isMissed = true }),
      ("note", { $0.note = .told(pair: 2) }), ("other note", { $0.note = .matched(pair: 2) }),
      ("score", { $0.score.miss() }),
    ]
    var hashes = [Self.hash(scene)]
    for (_, change) in changes {
      var changed = scene
      change(&changed)
      hashes.append(Self.hash(changed))
    }
    let names = ["nothing"] + changes.map(\.0)
    for (index, hash) in hashes.enumerated() {
      let same = hashes.firstIndex(of: hash)
      #expect(same == index, "\(names[index]) and \(names[same ?? 0]) have the same hash")
    }
  }

  @Test("reduced motion, another theme and ASCII ornaments only change the drawing")
  func looks() {
    let looks = [Look(), Look(theme: .light, ornaments: .ascii, reducesMotion: true)]
    let games = looks.map { look in
      var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 6), look: Look())
      game.stage.look = look
      game.turn("el agua", "water", "la casa", "friend")
      game.stage.wait(ticks: 42)
      return game.stage
    }
    #expect(games[0].stateHash == games[1].stateHash)
    #expect(games[0].reports.count == games[1].reports.count)
    #expect(games[0].frame != games[1].frame)
  }

  @Test("with reduced motion a card turns within one frame, and nothing flies")
  func reducedMotion() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 6), look: Look(reducesMotion: true))
    game.stage.press(.enter)
    #expect(game.board.open.count == 1)
    game.turn("el agua", "water")
    game.stage.wait(ticks: 50)
    #expect(game.board.cards.allSatisfy { $0.rect.size == game.board.cards[0].rect.size })
    let still = game.stage
    var moved = still
    moved.look.reducesMotion = false
    #expect(still.draw(fraction: 0.2).rows == still.draw(fraction: 0.9).rows)
  }

  @Test("drawing never changes the state, at any fraction of a tick")
  func drawing() {
    var game = MemoryTable(memoryRound(MemoryWords.spanish, pairs: 6))
    game.turn("el agua", "water")
    for tick in 0..<80 {
      let hash = game.stage.stateHash
      for fraction in [0, 0.3, 0.999] { _ = game.stage.draw(fraction: fraction) }
      #expect(game.stage.stateHash == hash, "\(tick)")
      game.stage.wait(ticks: 1)
    }
  }

  @Test("a card turns by narrowing to its edge and widening again")
  func turning() {
    var stage = memoryStage(memoryRound(MemoryWords.spanish, pairs: 6, seconds: nil))
    stage.press(.enter)
    let widths = (0..<12).map { _ in
      stage.wait(ticks: 1)
      return MemoryBoard(stage).cards.first?.rect.width ?? 0
    }
    #expect(widths.contains { $0 < 6 })
    #expect(widths.last == 11)
  }
}
