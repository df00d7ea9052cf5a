import Engine
import Games
import Interface
import Learning
import Playtest
import Storage
import Testing

@testable import App

enum ScreenStates {
  private static let pages = [
    HelpScene("One", "A word.", keys: [("Enter", "go on")], [more(40)]),
    HelpScene("Two", "Another word.", keys: [("Esc", "back")], [.init("Other", "Little."), more(50)]),
  ]

  private static func more(_ rows: Int) -> HelpScene.Section {
    .init("More", rows: Array(repeating: ("a line", "of help"), count: rows))
  }

  static func help() -> [HelpScene] { pages.flatMap { Monkey.states($0, moves: 20, reads: true) } }

  static func notice() -> [NoticeScene] {
    [RoundObstacle("One", "There is nothing."), RoundObstacle("Two", "There is little.", needsLetters: true)]
      .map { NoticeScene($0) }.flatMap(wander)
  }

  static func pause() -> [PauseScene] {
    [
      PauseScene(over: "One", help: pages[0], lookBack: "look back"),
      PauseScene(
        over: "Two", note: "the window has changed", help: pages[1], leaving: true,
        lookBack: "look back"),
      PauseScene(overSession: "Three", promise: "It goes on.", help: pages[0]),
    ].flatMap(wander)
  }

  static func ends() -> [GameOverScene] {
    [GameOverScene(points: 3), GameOverScene("Missed", points: 4)].flatMap { scene in
      Monkey.states(scene, moves: 40, seed: 2) + wander(scene)
    }
  }

  private static let word = WordReference(deck: "d", word: "a")

  static func finales() -> [ResultsScene] {
    func results(_ missed: [String], _ steps: [NextStep]) -> Results {
      var results = Results(
        title: "One", headline: "All",
        total: missed.isEmpty ? nil : .init(0, "points", note: "best 2", isBest: missed == ["b"]),
        figures: ["5 of 5"],
        missed: missed.map(Self.missed),
        chart: ScaledChart(Chart([.init(missed.count, "Mo")]), legend: "days"), steps: steps)
      results.gains = [Gain(.met, missed, areLetters: false)]
      return results
    }
    var other = Results(
      title: "Two", headline: "Some", figures: ["4 of 5"], missed: (0..<40).map { "\($0)" }.map(missed),
      chart: ScaledChart(Chart([.init(1, "Tu", hatched: 2)]), legend: "hours", top: "a", bottom: "b"),
      steps: [.takeDeck(id: "d", name: "D"), .done])
    other.gains = [Gain(.good, ["a"], areLetters: true)]
    other.comingBack = "Tomorrow 3."
    other.player = Avatar("A")
    let kept = ResultsScene(other).told(
      KeepPicture.self, PictureKept("Picture: a", isKept: true), after: [.key("c")])
    let failed = ResultsScene(other).told(
      KeepPicture.self, PictureKept("No picture", isKept: false), after: [.key("c")])
    var taking = Stage(ResultsScene(other))
    taking.send([])
    taking.press(.enter)
    let taken = [taking.stack.top as? ResultsScene].compactMap(\.self)
    var counted = other
    counted.total = .init(3, "words", note: "all")
    return taken + [kept, failed, ResultsScene(counted)]
      + [
        results([], [.again, .menu]), results(["a"], [.learn([word]), .menu]), results(["b"], [.menu]), other,
      ]
      .flatMap { wander(ResultsScene($0)) }
  }

  private static func missed(_ word: String) -> MissedWord {
    MissedWord(
      WordReference(deck: "d", word: word), Text(word), "b", told: word == "a" ? "c" : nil)
  }

  /// The states of a menu that is scrolled in a small window.
  private static func wander<Played: Scene>(_ scene: Played) -> [Played] {
    Monkey.states(scene, window: Size(60, 20), moves: 8, reads: true)
  }
}

extension ScreenStates {
  static let settings = [
    Settings(),
    Settings(
      .init(.look.name, to: "Nino"), .init(.look.avatar, to: "owl"), .init(.look.theme, to: "light"),
      .init(.look.hasMotion, to: false), .init(.look.sound, to: .off), .init(.games.hasClock, to: false),
      .init(.games.hasGhost, to: false), .init(.games.seconds, to: 60),
      .init(.today.deck, to: "spanish-first"), .init(.games.sides, to: .both)),
  ]

  static func settingsScreen() -> [SettingsScene] {
    settings.flatMap { settings -> [SettingsScene] in
      let scene = SettingsScene(KnownSettings(settings: settings, learned: .empty, own: []))
      return Monkey.states(scene, moves: 40)
        + Monkey.states(scene, window: Size(60, 8), moves: 40, reads: true)
    }
  }

  static func themes() -> [ThemeScene] {
    Monkey.states(ThemeScene(chosen: "light"), moves: 40)
      + Monkey.states(ThemeScene(chosen: "terminal"), window: Size(60, 20), moves: 40, reads: true)
  }

  static func milestones() -> [MilestoneScene] {
    let all = [Milestone(.rank, 1), Milestone(.days, 7), Milestone(.alphabets, 1), Milestone(.sentences, 1)]
    return [(all, Avatar("owl")), ([Milestone(.answers, 1000)], nil)].flatMap { milestones, avatar in
      Monkey.states(MilestoneScene(milestones, avatar: avatar), moves: 20)
    }
  }

  static func holidays() -> [HolidayScene] {
    Monkey.states(HolidayScene(from: Day(number: 20_000)), moves: 20)
  }

  static func diplomas() -> [DiplomaScene] {
    [("Nino", Avatar("owl")), ("", nil)].flatMap { name, avatar -> [DiplomaScene] in
      let diploma = Diploma(
        name: name, avatar: avatar, deck: "Greek letters", letters: ["α", "β", "γ"], right: 12)
      return Monkey.states(DiplomaScene(diploma), moves: 20)
    }
  }

  static func avatars() -> [AvatarScene] {
    [("", ""), ("owl", "Nino"), ("Ж", "Nino")].flatMap { chosen, name -> [AvatarScene] in
      let scene = AvatarScene(chosen: chosen, name: name)
      let presses: [[Key.Code]] = [[.enter], [.enter, .character("Q")], [.right, .right, .right, .enter]]
      let typed = presses.compactMap { keys -> AvatarScene? in
        var stage = Stage(scene)
        stage.press(.end)
        stage.press(.left)
        for key in keys { stage.press(key) }
        return stage.stack.top as? AvatarScene
      }
      return Monkey.states(scene, moves: 60) + typed
    }
  }
}

extension ScreenStates {
  static func replayScene() throws -> [ReplayScene] {
    let timeline = Timeline(try ReplayPlayer(replay, of: Busy(), window: Size(80, 24)))
    let scene = ReplayScene(timeline, about: "Nothing.") { _ in true }
    let bar = MouseEvent(.press, .left, at: Point(30, 22))
    // The end is too far away to reach in one tick; from there the replay's claim is checked.
    let proven = try state(after: [.key(Key(.end))], of: scene, ticks: 4)
    let keys: [[InputEvent]] = [[.mouse(bar)], [.key("-")], [.key("p")], [.key(Key(.end))], [.key("+")]]
    return try [scene, proven] + keys.map { try state(after: $0, of: scene) } + [
      ReplayScene(lookingBack: timeline)
    ]
  }

  private static let replay: Replay = {
    var stack = SceneStack(recording: Busy(), window: Size(80, 24))
    for _ in 0..<Busy.end { _ = stack.update() }
    return stack.replay ?? Replay()
  }()

  private static func state(
    after events: [InputEvent], of scene: ReplayScene, ticks: Int = 1
  ) throws -> ReplayScene {
    var stack = SceneStack(scene, window: Size(80, 24))
    for tick in 0..<ticks { _ = stack.update(tick == 0 ? events : []) }
    return stack.top as? ReplayScene ?? scene
  }
}

/// Never sleeps, and pops at the end of the replay.
private struct Busy: Scene {
  static let end = 8000
  private var count = 0

  mutating func update(_ step: inout Step) -> Transition {
    count += 1
    return count == Self.end ? .pop(with: Outcome(count)) : .stay
  }

  func draw(on canvas: inout Canvas, fraction: Double) {}
}
