import Engine

/// Workload w4: 60 cards with words in many scripts. Two of them are turned over in every tenth frame; in
/// between nothing changes.
struct CardsWorkload: Scene {
  private struct Card: Hashable, Sendable {
    var word: Int
    var isFaceUp = false
  }

  private static let words: [Text] = [
    "水", "火山", "苹果", "河流", "图书馆", "春夏秋冬", "ひらがな", "사과", "한국어", "青い",
    "ვაშლი", "მდინარე", "სახლი", "მწვანე", "ღამე", "შვიდი", "პირი", "წერა",
    "խնձոր", "գետ", "տուն", "կանաչ", "գիշեր", "յոթ", "բերան", "գրել",
    "\u{1F34E}", "\u{2764}\u{FE0F}", "\u{1F469}\u{200D}\u{1F680}", "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}",
  ]
  private static let table = Color(0x0B3D2E)
  private static let back = Color(0x203050)
  private static let face = Color(0xF4ECD8)

  private var cards: [Card]
  private var random = XorShift()

  init() {
    cards = (0..<60).map { Card(word: $0 % 30) }
    for last in stride(from: 59, to: 0, by: -1) {
      let other = Int(random.below(UInt32(last + 1)))
      let word = cards[last].word
      cards[last].word = cards[other].word
      cards[other].word = word
    }
  }

  mutating func update(_ step: inout Step) -> Transition {
    if step.tick > 0, step.tick % 10 == 0 { turnTwo() }
    return .sleep(until: (step.tick / 10 + 1) * 10)
  }

  private mutating func turnTwo() {
    let first = Int(random.below(60))
    var second = Int(random.below(59))
    if second >= first { second += 1 }
    cards[first].isFaceUp.toggle()
    cards[second].isFaceUp.toggle()
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    canvas.fill(canvas.bounds, Self.table)
    for index in cards.indices {
      let place = Rect(index % 10 * 12, 2 + index / 10 * 6, 11, 5)
      if cards[index].isFaceUp {
        draw(cards[index], place, &canvas)
      } else {
        canvas.box(place, .rounded, Style(Color(0x7F9FC0), on: Self.back))
        canvas.fill(place.inset(1, 1), "░", Style(Color(0x405878), on: Self.back))
      }
    }
  }

  private func draw(_ card: Card, _ place: Rect, _ canvas: inout Canvas) {
    let word = Self.words[card.word]
    let style = Style(Self.ink(card.word), on: Self.face)
    canvas.box(place, .rounded, Style(Color(0x806020), on: Self.face), fill: Self.face)
    canvas.put(word, at: Point(place.left + 1 + (9 - word.width) / 2, place.top + 2), style)
  }

  private static func ink(_ word: Int) -> Color {
    switch word {
    case ..<10: Color(0xB00020)
    case ..<18: Color(0x005A9C)
    case ..<26: Color(0x6A3D9A)
    default: Color(0x202020)
    }
  }

  func hash(into hash: inout StateHash) {
    for card in cards {
      hash.combine(card.word)
      hash.combine(card.isFaceUp)
    }
  }
}
