import Engine
import Learning

/// The verdict on one drawn character: what it was read as, and how its strokes compare.
public struct CharacterVerdict: Hashable, Sendable {
  /// What it was read as; nil if it couldn't be read.
  public let reading: ReadingRule.Reading?
  /// Why it couldn't be read; else empty.
  public let reason: Text
  /// How its strokes compare with the character's; nil if those are unknown.
  public let report: StrokeReport?
  /// How near it is to the printed shape, from 1 to 3; nil if it wasn't compared with that.
  private let nearness: Int?
  /// Whether the learner has overruled it as right.
  private(set) var isAccepted = false

  /// - Parameters:
  ///   - answer: the reader's answer.
  ///   - model: the strokes of the character; nil if unknown.
  ///   - rule: how to interpret a recogniser's guesses.
  public init(
    _ drawing: Drawing, asked: Character, _ answer: DrawingAnswer, _ model: CharacterModel?,
    by rule: ReadingRule
  ) {
    report = model.map { StrokeJudge.judge(drawing, $0) }
    switch answer {
    case .candidates(let candidates):
      reading = rule.reading(of: candidates, asked: asked, strokes: drawing.strokes.count)
      (reason, nearness) = (.empty, nil)
    case .shape(let nearest, let stars):
      reading = nearest != asked ? .other(nearest) : stars > 0 ? .right : .nothing
      (reason, nearness) = (.empty, stars)
    case .unread(let why): (reading, reason, nearness) = (nil, why, nil)
    }
  }

  /// Whether the learner has to judge it: it could be neither read for certain nor compared by strokes.
  public var isOpen: Bool {
    if case .doubtful = reading { return report == nil && !isAccepted }
    return reading == nil && report == nil && !isAccepted
  }

  /// Whether it is the right character, whatever the stroke order.
  public var isRight: Bool {
    if isAccepted { return true }
    return switch reading {
    case .right, .pair: report?.fits ?? true
    case .doubtful: report.map { $0.isWhole && $0.fits } ?? false
    case .lookAlike: isDrawn(within: Self.sureBound)
    case .other, .nothing: isDrawn(within: Self.nearBound)
    case nil: report?.isWhole ?? false
    }
  }

  /// Whether every stroke has the right order and direction.
  public var isInOrder: Bool { report?.isInOrder ?? false }

  /// How close a right drawing is, from 1 to 3; nil if it isn't right, or nothing can measure it.
  public var stars: Int? { isRight && !isAccepted ? report?.stars ?? nearness : nil }

  /// What was drawn, as far as it could be read.
  public func given(instead asked: Character) -> String {
    switch reading {
    case .lookAlike(let other) where !isRight, .other(let other) where !isRight: String(other)
    default: isRight ? String(asked) : ""
    }
  }

  public mutating func accept() { isAccepted = true }

  mutating func revoke() { isAccepted = false }

  private func isDrawn(within bound: Double) -> Bool {
    report.map { $0.isWhole && $0.distance < bound } ?? false
  }

  /// A drawing read as something else still counts if its strokes are at least this near to the character's.
  private static let nearBound = 0.03
  /// The same for look-alikes, stricter: recognisers take 日 for 曰 more often than not.
  private static let sureBound = 0.02
}

/// The verdict in words.
extension CharacterVerdict {
  var word: Text {
    if isOpen { return "Is it right?" }
    if isAccepted { return "Counted as right." }
    return isRight ? (report?.isRight ?? true ? "Right." : "Right, but watch the strokes.") : "Not quite."
  }

  /// Further remarks, most important first; empty if all is well.
  public var remarks: [Text] {
    if isAccepted { return [] }
    let read: [Text] =
      switch reading {
      case .pair(let other): ["Same shape as \(Text(String(other))), so it counts."]
      case .lookAlike(let other) where !isRight: ["This is \(Text(String(other))), which looks like it."]
      case .other(let other) where !isRight, .doubtful(let other) where !isRight:
        ["It looks like \(Text(String(other)))."]
      case .nothing where !isRight: ["I can't read it."]
      case .right, .lookAlike, .doubtful, .other, .nothing: []
      case nil: reason.isEmpty ? [] : [reason]
      }
    // Strokes of another character aren't discussed.
    return read + (isAnother ? [] : (report?.faults ?? []).map(Self.sentence))
  }

  private var isAnother: Bool {
    switch reading {
    case .lookAlike, .other: !isRight
    case .right, .pair, .doubtful, .nothing, nil: false
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
  public func hash(into hash: inout StateHash) {
    // Left out: the reason and the nearness, which are part of the reader's answer.
    let (kind, other): (Int, Character?) =
      switch reading {
      case nil: (0, nil)
      case .right: (1, nil)
      case .pair(let other): (2, other)
      case .lookAlike(let other): (3, other)
      case .other(let other): (4, other)
      case .nothing: (5, nil)
      case .doubtful(let other): (6, other)
      }
    var numbers = [kind]
    for fault in report?.faults ?? [] { numbers += [[-1], fault.drawn, [-2], fault.models].joined() }
    hash.combine(numbers)
    hash.combine(other.map { String($0) })
    hash.combine(isAccepted)
  }
}
