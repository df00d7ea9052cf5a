import Engine
import Interface

struct Card: Component, BitwiseCopyable, Hashable, StateHashable {
  enum Pose: UInt8, StateHashable {
    /// Face down.
    case down
    /// Face up, waiting for the second card.
    case up
    /// Face up together with a card that doesn't match.
    case mismatched
    /// Matched, and still on show.
    case matched
    case flying
  }

  /// Index of the word in the round.
  let pair: Int
  /// Whether it shows the prompt.
  let isPrompt: Bool
  /// Position in its field, from 0.
  let slot: Int
  var pose = Pose.down
  /// Whether it has been face up before.
  var wasSeen = false

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, pair, isPrompt, slot, pose, wasSeen)
  }
}

/// Progress of a turn or a flight, from 0 to 1.
struct Motion: Component, BitwiseCopyable {
  var tween: Tween
}

enum MemoryEvent: UInt8, StateHashable {
  /// A mismatch turns face down.
  case turnBack
  case flyOff
  case gone
}

/// Durations, in ticks.
enum CardPace {
  static let turn = 9
  static let mismatch = 2 * Tick.ticksPerSecond
  static let match = 48
  static let flight = 15
}

enum CardTable {
  /// Deals two cards per pair, shuffled by the seed, into a new world.
  static func deal(pairs: Int, isMixed: Bool, seed: UInt64) -> World {
    var world = World()
    var chance = Chance(seed: seed)
    let cards = (0..<2 * pairs).map { (pair: $0 / 2, isPrompt: $0 % 2 == 0) }
    let fields = isMixed ? [cards] : [cards.filter(\.isPrompt), cards.filter { !$0.isPrompt }]
    for var field in fields {
      chance.shuffle(&field)
      for (slot, card) in field.enumerated() {
        world.spawn(Card(pair: card.pair, isPrompt: card.isPrompt, slot: slot))
      }
    }
    return world
  }
}

/// Draws one card. Nothing is shown by colour alone: border or sign say the same.
struct CardDrawing {
  let pose: Card.Pose
  let hasFocus: Bool
  let isPrompt: Bool
  let face: Text
  /// The language of the face as a BCP 47 tag, if it may be drawn large; nil while the card is moving.
  var language: String?
  /// The reading above the face.
  var ruby: RubyText?
  /// Text on the back of the card to turn next.
  var guide: Text?

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let theme = canvas.theme
    let fill = fill(theme)
    // Face-down cards would blur into each other if their frames were filled.
    let rim = pose == .down && !hasFocus ? theme.ground : fill
    let frame: Border = hasFocus ? .heavy : guide == nil ? .rounded : .double
    canvas.box(rect, frame, Style(border(theme), on: rim), fill: fill)
    let inside = rect.inset(1, 1)
    if pose == .down {
      let pattern = canvas.ornaments.backs[isPrompt ? 0 : 1]
      canvas.fill(inside, pattern, Style(theme.muted.mixed(with: theme.raised, 0.55), on: fill))
      if let guide { canvas.put(guide, wrappedIn: inside, .center, .middle, canvas.firstMove) }
    } else {
      drawFace(on: &canvas, in: inside, fill)
      drawSign(on: &canvas, in: rect, fill)
    }
  }

  private func drawFace(on canvas: inout Canvas, in rect: Rect, _ fill: Color) {
    let word = language.map { LargeWord(face, language: $0, ruby: ruby) }
    if let word, word.isLarge(in: rect, on: canvas) { return word.draw(on: &canvas, in: rect) }
    let style = Style(canvas.theme.text, on: fill, .bold)
    canvas.put(face, under: ruby, Style(canvas.theme.second, on: fill), in: rect, style)
  }

  /// The whole card, frame included, is faintly tinted by its state.
  private func fill(_ theme: Theme) -> Color {
    pose == .up || pose == .down && !hasFocus ? theme.raised : theme.raised.mixed(with: border(theme), 0.1)
  }

  private func border(_ theme: Theme) -> Color {
    switch pose {
    case .matched, .flying: theme.right
    case .mismatched: theme.wrong
    case .down: hasFocus || guide != nil ? theme.accent : theme.muted
    case .up: hasFocus ? theme.accent : theme.text
    }
  }

  private func drawSign(on canvas: inout Canvas, in rect: Rect, _ fill: Color) {
    guard rect.width > 4 else { return }
    let corner = Point(rect.right - 3, rect.top)
    switch pose {
    case .matched: canvas.put(canvas.ornaments.right, at: corner, Style(canvas.theme.right, on: fill).bold)
    case .mismatched: canvas.put(canvas.ornaments.wrong, at: corner, Style(canvas.theme.wrong, on: fill).bold)
    default: break
    }
  }
}
