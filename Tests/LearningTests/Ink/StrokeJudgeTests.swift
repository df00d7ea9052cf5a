import Deterministic
import Hands
import Learning
import Testing

@Suite("Judging strokes")
struct StrokeJudgeTests {
  private static let models = Characters.all

  /// Draws each character with a mistake that the seed chooses, and expects exactly these faults.
  private func expect(
    _ seed: UInt64, jitter: Double = 0.03, strokes: ClosedRange<Int> = 1...64,
    _ plan: (CharacterModel, inout Chance) -> (mistake: Hand.Mistake, faults: [StrokeFault])
  ) {
    for model in Self.models where strokes.contains(model.strokes.count) {
      var chance = Chance(seed: seed, stream: 1)
      let (mistake, faults) = plan(model, &chance)
      var hand = Hand(seed: seed, jitter: jitter, mistakes: [mistake])
      // Anywhere and at any size: the board is large, and a character needn't fill it.
      let scale = 0.4 + 0.5 * chance.fraction()
      (hand.left, hand.top) = ((1 - scale) * chance.fraction(), (1 - scale) * chance.fraction())
      (hand.width, hand.height) = (scale, scale)
      let report = StrokeJudge.judge(hand.draw(model, side: 960), model)
      #expect(report.faults == faults, "\(model.character) with \(mistake), seed \(seed)")
    }
  }

  @Test("a shaky hand's drawing of a character has no faults, wherever it is on the board", arguments: 0..<3)
  func clean(seed: UInt64) {
    for model in Self.models {
      for (jitter, left, top, scale) in [
        (0.0, 0.0, 0.0, 1.0), (0.03, 0, 0, 1), (0.03, 0.5, 0.1, 0.4), (0.05, 0.1, 0.2, 0.7),
      ] {
        var hand = Hand(seed: seed, jitter: jitter)
        (hand.left, hand.top, hand.width, hand.height) = (left, top, scale, scale * 0.9)
        let report = StrokeJudge.judge(hand.draw(model, side: 960), model)
        #expect(report.faults == [], "\(model.character), seed \(seed), jitter \(jitter)")
        #expect(report.matches.map(\.drawn) == model.strokes.indices.map { [$0 + 1] })
        #expect(report.matches.allSatisfy { $0.drawn == $0.models && !$0.isReversed })
        #expect(report.distance < 0.1)
      }
    }
  }

  @Test("a mouse that only reports cells is good enough", arguments: 0..<4)
  func cells(seed: UInt64) {
    for model in Self.models where model.strokes.count <= 12 {
      var hand = Hand(seed: seed, jitter: 0.01)
      hand.cell = (24, 48)
      let report = StrokeJudge.judge(hand.draw(model, side: 960), model)
      #expect(report.faults == [], "\(model.character), seed \(seed)")
    }
  }

  @Test("swapped strokes are reported as a fault of order and nothing else", arguments: 0..<4)
  func swapped(seed: UInt64) {
    expect(seed, strokes: 2...64) { model, chance in
      let first = 1 + chance.below(model.strokes.count - 1)
      let second = first + 1 + chance.below(model.strokes.count - first)
      let early = StrokeFault.order(drawn: first, model: second, isEarly: true)
      let late = StrokeFault.order(drawn: second, model: first, isEarly: false)
      return (.swap(first, second), second == first + 1 ? [early] : [early, late])
    }
  }

  @Test("a stroke drawn from its end is reported as reversed", arguments: 0..<4)
  func reversed(seed: UInt64) {
    // The shortest dot, in 鬱, has no recognisable direction in a shaky hand.
    expect(seed, strokes: 1...20) { model, chance in
      let number = 1 + chance.below(model.strokes.count)
      return (.reverse(number), [.reversed(drawn: number, model: number)])
    }
  }

  @Test("two strokes drawn in one go are reported as merged", arguments: 0..<4)
  func merged(seed: UInt64) {
    expect(seed, jitter: 0.02, strokes: 2...64) { model, chance in
      let number = 1 + chance.below(model.strokes.count - 1)
      return (.merge(number), [.merged(drawn: number, models: [number, number + 1])])
    }
  }

  @Test("a stroke drawn in two pieces is reported as split", arguments: 0..<4)
  func split(seed: UInt64) {
    expect(seed, jitter: 0.01) { model, chance in
      let number = 1 + chance.below(model.strokes.count)
      return (.split(number), [.split(drawn: [number, number + 1], model: number)])
    }
  }

  @Test("a missing stroke is reported, wherever the others are", arguments: 0..<4)
  func missing(seed: UInt64) {
    // Two or three strokes without one may be another character, moved: 三 without one is 二.
    expect(seed, strokes: 4...64) { model, chance in
      let number = 1 + chance.below(model.strokes.count)
      return (.drop(number), [.missing(model: number)])
    }
  }

  @Test("a missing stroke of 三 is reported if the others are in position", arguments: 1...3)
  func missingInPlace(number: Int) throws {
    let model = try Characters.model("三")
    let drawing = Hand(seed: 5, jitter: 0.02, mistakes: [.drop(number)]).draw(model, side: 640)
    #expect(StrokeJudge.judge(drawing, model).faults == [.missing(model: number)])
  }

  @Test("an extra stroke is reported", arguments: 0..<4)
  func extra(seed: UInt64) {
    expect(seed, strokes: 3...64) { model, _ in
      (.add(from: Spot(0.15, 0.95), to: Spot(0.4, 0.7)), [.extra(drawn: model.strokes.count + 1)])
    }
  }

  @Test("which of two lines is longer matters: 土 isn't 士", arguments: 0..<5)
  func proportions(seed: UInt64) throws {
    let (earth, scholar) = (try Characters.model("土"), try Characters.model("士"))
    for (drawn, asked) in [(earth, scholar), (scholar, earth)] {
      let report = StrokeJudge.judge(Hand(seed: seed, jitter: 0.03).draw(drawn, side: 640), asked)
      #expect(report.faults.count == 1, "seed \(seed): \(report.faults)")
      let isLength = report.faults.allSatisfy {
        switch $0 {
        case .tooLong, .tooShort: true
        default: false
        }
      }
      #expect(isLength, "seed \(seed)")
    }
  }

  @Test(
    "a stroke that is too long, too short or out of place is reported",
    arguments: [
      ("本", Hand.Mistake.stretch(5, by: 2.5), StrokeFault.tooLong(drawn: 5, model: 5)),
      ("何", .stretch(3, by: 0.3), .tooShort(drawn: 3, model: 3)),
      ("書", .stretch(2, by: 0.3), .tooShort(drawn: 2, model: 2)),
      ("国", .shift(8, x: 0.25, y: 0), .outOfPlace(drawn: 8, model: 8)),
      ("右", .shift(3, x: -0.27, y: 0), .outOfPlace(drawn: 3, model: 3)),
    ] as [(Character, Hand.Mistake, StrokeFault)])
  func misshapen(character: Character, mistake: Hand.Mistake, fault: StrokeFault) throws {
    let model = try Characters.model(character)
    for seed in 0..<5 as Range<UInt64> {
      let drawing = Hand(seed: seed, jitter: 0.02, mistakes: [mistake]).draw(model, side: 640)
      #expect(StrokeJudge.judge(drawing, model).faults == [fault], "seed \(seed)")
    }
  }

  @Test("右 starts with the sweep, 左 with the line: each is judged by its own order")
  func ownOrder() throws {
    let model = try Characters.model("右")
    let drawing = Hand(seed: 1, jitter: 0.02, mistakes: [.swap(1, 2)]).draw(model, side: 640)
    #expect(StrokeJudge.judge(drawing, model).faults == [.order(drawn: 1, model: 2, isEarly: true)])
    #expect(
      StrokeJudge.judge(Hand(seed: 1).draw(try Characters.model("左"), side: 640), model).isRight == false)
  }

  @Test("an empty drawing misses every stroke; another character has many faults")
  func others() throws {
    let model = try Characters.model("永")
    let empty = StrokeJudge.judge(Drawing(side: 100), model)
    #expect(empty.faults == (1...5).map { .missing(model: $0) } && empty.distance == 1)
    let other = StrokeJudge.judge(Hand(seed: 1).draw(try Characters.model("国"), side: 640), model)
    #expect(other.faults.count > 4)
  }

  @Test("scribbles of 10,000 points and 100 strokes are judged without a trap", arguments: 0..<4)
  func scribbles(seed: UInt64) throws {
    var (drawing, chance) = (Drawing(side: 960), Chance(seed: seed))
    while !drawing.isFull, drawing.strokes.count < Drawing.mostStrokes {
      let place = { (chance: inout Chance) in InkPoint(x: chance.below(961), y: chance.below(961), tick: 0) }
      drawing.begin(at: place(&chance))
      for _ in 0..<chance.below(200) { drawing.extend(to: place(&chance)) }
    }
    for character in ["鬱", "永", "へ"] as [Character] {
      let report = StrokeJudge.judge(drawing, try Characters.model(character))
      #expect(!report.isRight, "seed \(seed)")
    }
  }

  @Test("dots alone aren't a character and don't crash", arguments: [1, 2, 5, 100])
  func dots(count: Int) throws {
    var drawing = Drawing(side: 960)
    for index in 0..<count { drawing.begin(at: InkPoint(x: 480, y: 480, tick: index)) }
    // A hundred dots take long, and no model is special to them.
    let models =
      count < 100 ? Self.models : Self.models.indices.filter { $0 % 6 == 0 }.map { Self.models[$0] }
    for model in models {
      #expect(!StrokeJudge.judge(drawing, model).matches.contains { $0.drawn.isEmpty })
    }
    #expect(!StrokeJudge.judge(drawing, try Characters.model("書")).isRight)
  }
}
