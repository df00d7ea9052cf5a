import Engine
import Hands
import Interface
import Learning

@testable import Games

/// Answers to queries. Most are what a host would give; the rest are refusals or random bytes.
struct ArbitraryAnswer {
  private var chance: Chance

  init(_ chance: Chance) { self.chance = chance }

  /// Most are what the program would give.
  mutating func answer(to asked: AskedQuery, from host: inout PatientHost?) -> (Answered, Changes)? {
    if chance.below(12) == 0 { return (Answered(asked, Self.reasons[chance.below(Self.reasons.count)]), []) }
    if asked.id.recording != nil, chance.below(8) == 0 {
      let bytes = (0..<chance.below(20)).map { _ in UInt8(chance.below(8)) }
      return (Answered(asked.id, .input(Reply(to: asked.id, bytes: bytes))), [])
    }
    if chance.below(2) == 0 {
      switch asked.query {
      case let query as LetterRequest: return (Answered(asked.id, .success(letter()), to: query), [])
      case let query as ReadDrawing:
        return (Answered(asked.id, .success(reading(of: query)), to: query), [])
      case let query as StrokesOf:
        return (Answered(asked.id, .success(strokes(of: query)), to: query), [])
      default: break
      }
    }
    return host?.answer(asked)
  }

  private static let reasons: [NoAnswer] = [.refused, .failed, .cancelled, .unreadable]

  private mutating func letter() -> LetterDrawing {
    chance.below(2) == 0 ? .picture(nil) : .absent("No font has it.")
  }

  private mutating func reading(of request: ReadDrawing) -> DrawingAnswer {
    let characters = chance.shuffled([request.asked] + request.rivals)
    return switch chance.below(5) {
    case 0: .unread("It can't be read here.")
    case 1: .shape(nearest: characters[0], stars: 3)
    case 2: .shape(nearest: request.asked, stars: 0)
    case 3: .candidates(characters)
    default: .candidates([request.asked])
    }
  }

  /// Most characters have the strokes of another one, so that they have some.
  private mutating func strokes(of request: StrokesOf) -> StrokesAnswer {
    let any = Characters.all[chance.below(Characters.all.count)]
    let model = Characters.all.first { $0.character == request.character } ?? any
    let order: InkLanguage = chance.below(2) == 0 ? .japanese : .chinese
    let named = try? CharacterModel(request.character, strokes: model.strokes, order: order)
    guard let named, chance.below(4) > 0 else { return .unknown("Nobody knows it.") }
    return .known(named)
  }
}
