import Learning

enum PathLine: Hashable {
  case stage(CourseStage, StageStanding.State)
  case kit(KitLine)
  case exam(stage: String, best: RightCount, isOpen: Bool)
  /// Something else to learn in a stage.
  case way(StageWay, stage: String, isChosen: Bool)
  case air

  struct KitLine: Hashable {
    let kit: Kit
    let place: StageCourse.Place
    let best: RightCount
    let isDone: Bool
    /// Whether it belongs to a chosen way.
    let isInWay: Bool
  }

  var isStop: Bool {
    switch self {
    case .kit: true
    case .exam(_, _, let isOpen): isOpen
    case .way(_, _, let isChosen): !isChosen
    case .stage, .air: false
    }
  }

  /// The id of its stage, if it can be chosen.
  var stage: String? {
    switch self {
    case .kit(let line): line.place.stage
    case .exam(let stage, _, _), .way(_, let stage, _): stage
    case .stage, .air: nil
    }
  }

  /// Whether it is a kit of a chosen way.
  var isInWay: Bool { if case .kit(let line) = self { line.isInWay } else { false } }

  /// The map of a course, first stage first. Of a locked stage there are only the player's own kits, which can
  /// always be played.
  static func lines(of standing: StageStanding) -> [PathLine] {
    standing.course.stages.flatMap { stage -> [PathLine] in
      let state = standing.state(of: stage)
      let own = stage.kits.filter { OwnKits.isOwn($0.id) }
      let rest = state == .locked ? kits(own, stage, standing) : open(stage, state, standing)
      return [.stage(stage, state)] + rest + [.air]
    }.dropLast()
  }

  private static func open(
    _ stage: CourseStage, _ state: StageStanding.State, _ standing: StageStanding
  ) -> [PathLine] {
    let ways = stage.ways.flatMap { way in
      let isChosen = standing.isChosen(way, in: stage)
      return [PathLine.way(way, stage: stage.id, isChosen: isChosen)]
        + (isChosen ? kits(way.kits, stage, standing, isInWay: true) : [])
    }
    let exam = PathLine.exam(
      stage: stage.id, best: standing.bestExam(of: stage), isOpen: state == .examOpen || state == .passed)
    return kits(stage.kits, stage, standing) + ways + (state == .toChoose ? [] : [exam])
  }

  private static func kits(
    _ kits: [Kit], _ stage: CourseStage, _ standing: StageStanding, isInWay: Bool = false
  ) -> [PathLine] {
    kits.map { kit in
      .kit(
        KitLine(
          kit: kit, place: StageCourse.Place(stage: stage.id, kit: kit.id),
          best: standing.best(of: kit, in: stage),
          isDone: standing.isDone(kit, in: stage), isInWay: isInWay))
    }
  }

  func leads(to step: StageStanding.Step) -> Bool {
    switch (self, step) {
    case (.kit(let line), .kit(let next)): line.place == next
    case (.exam(let stage, _, _), .exam(let next)): stage == next
    case (.way(_, let stage, _), .choose(let next)): stage == next
    default: false
    }
  }
}
