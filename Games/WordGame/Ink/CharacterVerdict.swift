import Engine
import Ink
import Learning

/// What is to be said of the drawing of one character: what it was read as, and how its strokes were drawn.
public struct CharacterVerdict: Hashable, Sendable {
  /// What it was read as; nil where nobody could read it.
  public let reading: ReadingRule.Reading?
  /// Why nobody could; empty where somebody did.
  public let reason: Text
  /// How its strokes compare with those of the character; nil where those are unknown.
  public let report: StrokeReport?
  /// Whether the learner has counted it as right.
  public private(set) var isAccepted = false

  /// The verdict on a drawing.
  /// - Parameters:
  ///   - answer: what the host has read.
  ///   - model: the strokes of the character; nil where they are unknown.
  ///   - rule: what to make of a recogniser's guesses.
  public init(
    _ drawing: Drawing, asked: Character, _ answer: DrawingAnswer, _ model: CharacterModel?,
    by rule: ReadingRule
  ) {
    report = model.map { StrokeJudge.judge(drawing, $0) }
    switch answer {
    case .candidates(let candidates):
      reading = rule.reading(of: candidates, asked: asked)
      reason = .empty
    case .shape(let nearest, let isNear):
      reading = nearest != asked ? .other(nearest) : isNear ? .right : .nothing
      reason = .empty
    case .unread(let why): (reading, reason) = (nil, why)
    }
  }

  /// Whether the learner has to say whether it is right: nobody could read it, nor compare its strokes.
  public var isOpen: Bool { reading == nil && report == nil && !isAccepted }

  /// Whether the right character is there, in whatever order it was drawn.
  public var isRight: Bool {
    if isAccepted { return true }
    return switch reading {
    case .right, .pair: true
    case .lookAlike: isDrawn(within: Self.sureBound)
    case .other, .nothing: isDrawn(within: Self.nearBound)
    case nil: report?.isWhole ?? false
    }
  }

  /// Whether its strokes were drawn in the right order and direction, each on its own.
  public var isInOrder: Bool { report?.isInOrder ?? false }

  /// What was drawn in place of a character, as far as anybody could read it.
  public func given(instead asked: Character) -> String {
    switch reading {
    case .lookAlike(let other) where !isRight, .other(let other) where !isRight: String(other)
    default: isRight ? String(asked) : ""
    }
  }

  /// The learner counts it as right.
  public mutating func accept() { isAccepted = true }

  /// The learner takes that back.
  public mutating func takeBack() { isAccepted = false }

  private func isDrawn(within bound: Double) -> Bool {
    report.map { $0.isWhole && $0.distance < bound } ?? false
  }

  /// What is read as something else is right where its strokes are this near to the character's.
  private static let nearBound = 0.03
  /// What is read as a look-alike is right only where they are this near. Recognisers take 日 for 曰 more often than not.
  private static let sureBound = 0.02
}

/// In words.
extension CharacterVerdict {
  /// The verdict in a word or two.
  public var word: Text {
    if isOpen { return "Is it right?" }
    if isAccepted { return "Counted as right." }
    return isRight ? (report?.isRight ?? true ? "Right." : "Right, but watch the strokes.") : "Not quite."
  }

  /// What there is to say besides, the most important first; none where all is well.
  public var remarks: [Text] {
    if isAccepted { return [] }
    let read: [Text] =
      switch reading {
      case .pair(let other): ["Same shape as \(Text(String(other))), so it counts."]
      case .lookAlike(let other) where !isRight: ["This is \(Text(String(other))), which looks like it."]
      case .other(let other) where !isRight: ["It looks like \(Text(String(other)))."]
      case .nothing where !isRight: ["I can't read it."]
      case .right, .lookAlike, .other, .nothing: []
      case nil: reason.isEmpty ? [] : [reason]
      }
    // Of another character's strokes there is nothing to say.
    return read + (isAnother ? [] : (report?.faults ?? []).map(Self.sentence))
  }

  private var isAnother: Bool {
    switch reading {
    case .lookAlike, .other: !isRight
    case .right, .pair, .nothing, nil: false
    }
  }

  private static func sentence(_ fault: StrokeFault) -> Text {
    switch fault {
    case .order(let drawn, let model, let isEarly):
      "Stroke \(drawn) came too \(isEarly ? "early" : "late"); it should be number \(model)."
    case .reversed(let drawn, _): "Stroke \(drawn) runs the wrong way."
    case .missing(let model): "Stroke \(model) is missing."
    case .extra(let drawn): "Stroke \(drawn) doesn't belong there."
    case .merged(let drawn, let models): "Stroke \(drawn) should be \(models.count) strokes."
    case .split(let drawn, _): "Strokes \(numbers(drawn)) should be one stroke."
    case .tooLong(let drawn, _): "Stroke \(drawn) is too long."
    case .tooShort(let drawn, _): "Stroke \(drawn) is too short."
    case .outOfPlace(let drawn, _): "Stroke \(drawn) is out of place."
    }
  }

  private static func numbers(_ strokes: [Int]) -> String {
    guard let last = strokes.last, strokes.count > 1 else { return strokes.map(String.init).joined() }
    return strokes.dropLast().map(String.init).joined(separator: ", ") + " and \(last)"
  }
}

extension CharacterVerdict: StateHashable {
  /// Hashes what it was read as, what is wrong with the strokes, and whether the learner has counted it as right.
  public func hash(into hash: inout StateHash) {
    // Left out: why nobody could read it is told with the answer.
    let (kind, other): (Int, Character?) =
      switch reading {
      case nil: (0, nil)
      case .right: (1, nil)
      case .pair(let other): (2, other)
      case .lookAlike(let other): (3, other)
      case .other(let other): (4, other)
      case .nothing: (5, nil)
      }
    hash.combine([kind] + (report?.faults ?? []).flatMap { [-1] + $0.drawn + [-2] + $0.models })
    hash.combine(other.map { String($0) })
    hash.combine(isAccepted)
  }
}
