import Deterministic
import Learning
import Testing

@Suite("Codes of games")
struct RoundCodeTests {
  private let deck = Deck(id: "d", name: "D", words: [Word(id: "1", term: "t", meanings: ["m"])])

  private func code(_ seed: UInt64, _ chance: inout Chance) -> RoundCode {
    let variation = RoundCode.Variation.allCases[chance.below(4)]
    let direction: ShownSide? = [ShownSide.term, .meaning, nil][chance.below(3)]
    return RoundCode(
      deck: DeckTag(deck), band: RoundCode.bands[chance.below(4)], variation: variation,
      seconds: RoundCode.times[chance.below(4)], direction: direction, seed: seed)
  }

  private func error(_ text: String) -> RoundCodeError? {
    do throws(RoundCodeError) {
      _ = try RoundCode(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("a code can be typed in any case, with or without hyphens, O for 0 and I or L for 1")
  func thereAndBack() throws {
    var chance = Chance(seed: 4)
    for _ in 0..<500 {
      let code = code(UInt64(chance.below(1 << 25)), &chance)
      let text = code.description
      #expect(text.count == 14 && !text.contains { "ILOU".contains($0) })
      #expect(try RoundCode(text) == code && RoundCode(" " + text.lowercased()) == code)
      let typed = text.replacing("-", with: "").replacing("0", with: "o").replacing("1", with: "L")
      #expect(try RoundCode(typed) == code)
    }
  }

  @Test("one wrong character or a swap of two is always detected")
  func mistyped() {
    var chance = Chance(seed: 5)
    let code = Array(code(12_345_678, &chance).description.replacing("-", with: ""))
    for place in code.indices {
      for digit in "0123456789ABCDEFGHJKMNPQRSTVWXYZ" where digit != code[place] {
        var wrong = code
        wrong[place] = digit
        #expect(error(String(wrong)) == .mistyped)
      }
      for other in code.indices where code[other] != code[place] {
        var wrong = code
        wrong.swapAt(place, other)
        #expect(error(String(wrong)) == .mistyped)
      }
    }
  }

  @Test("an invalid code gives an error that says what to do")
  func refused() {
    #expect(error("") == .badLength(0))
    #expect(error("42S7-K9AF") == .badLength(8))
    #expect(error("42S7-K9AF-0QXMM") == .badLength(13))
    #expect(error("42S7-K9AU-0QXM") == .badCharacter("U"))
    #expect(error("ქ") == .badCharacter("ქ"))
    let all: [RoundCodeError] = [
      .badCharacter("U"), .badLength(3), .mistyped, .newer, .missingDeck, .otherWords(deck: "d"),
      .goneDeck("d"),
    ]
    for error in all { #expect(error.description.hasSuffix(".") || error.description.hasSuffix("FILE")) }
  }

  @Test("a tag fits the id of its deck with any words, regardless of name and language")
  func decks() throws {
    var (changed, renamed) = (deck, deck)
    changed.words[0].meanings = ["n"]
    (renamed.name, renamed.language.term) = ("other name", "ka")
    let tag = DeckTag(deck)
    #expect(tag.fits(id: "d") && DeckTag(changed).fits(id: "d") && !tag.fits(id: "e"))
    #expect(DeckTag(changed) != tag && DeckTag(renamed) == tag)
  }

  @Test("a seed and a time that no code can hold are adjusted")
  func bounds() throws {
    let code = RoundCode(deck: DeckTag(deck), variation: .clock, seconds: 45, direction: nil, seed: .max)
    #expect(code.seconds == 60 && code.seed == RoundCode.seeds - 1)
    #expect(try RoundCode(code.description) == code)
  }

  @Test("for the day's challenge, each day and deck has its own seed")
  func days() {
    let tag = DeckTag(deck)
    let seeds = (0..<1_000).map { Day(number: $0).seed(for: tag) }
    #expect(Set(seeds).count > 990 && seeds.allSatisfy { $0 < RoundCode.seeds })
    let other = DeckTag(Deck(id: "e", name: "E"))
    #expect(Day(number: 0).seed(for: tag) != Day(number: 0).seed(for: other))
  }

  /// Codes that people have noted must start the same games for ever.
  @Test("a code means the same in every version")
  func stable() throws {
    let code = RoundCode(
      deck: DeckTag(deck), variation: .sudden, seconds: 120, direction: .meaning, seed: 1_000_000)
    #expect(code.description == "A1GV-P90Y-GJ00")
    let part = RoundCode(
      deck: DeckTag(deck), band: 150, variation: .sudden, seconds: 120, direction: .meaning, seed: 1_000_000)
    #expect(part.description == "A7GV-P90Y-GJ09")
  }
}
