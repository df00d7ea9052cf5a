import Formats
import Learning

/// The alphabet of a round as JSON, with limits like the round's.
extension LetterSetup {
  /// The most words to practise with, and of those of other decks, which are only looked up.
  private static let (mostPractice, mostRealWords) = (5000, 200_000)

  init(_ json: JSONValue) throws(TextError) {
    let deck = try Self.alphabet(json.member("deck"))
    var figures: [String: LetterFigures] = [:]
    for member in try json.member("figures").boundedMembers(2 * RoundSetup.mostItems) {
      figures[member.key] = try LetterFigures(member.value)
    }
    var hints: [String: String] = [:]
    for hint in try json.member("hints").boundedMembers(RoundSetup.mostItems) {
      hints[hint.key] = try hint.value.short(1000)
    }
    self.init(
      deck, system: try json.optional("system")?.short(), figures: figures,
      isPracticeOpen: try json.optional("practice")?.bool() ?? false,
      questions: try json.member("questions").whole(0...100_000),
      realWords: try json.member("realWords").texts(atMost: Self.mostRealWords),
      only: try json.optional("only")?.texts(atMost: Self.mostPractice), hints: hints,
      hintObstacle: try json.optional("hintObstacle")?.short(1000))
    heldStreak = try json.optional("heldStreak")?.whole(1...100) ?? heldStreak
  }

  /// Reads a deck of letters that is no larger than an alphabet.
  static func alphabet(_ json: JSONValue) throws(TextError) -> Deck {
    let deck = try DeckJSON.deck(json, file: "letters")
    try check(deck, at: json.place)
    return deck
  }

  /// These limits matter because gibberish is made for every word's length, and each
  /// letter is compared with each.
  private static func check(_ deck: Deck, at place: TextPlace) throws(TextError) {
    let terms = (deck.alphabet?.practice ?? []).map(\.term) + (deck.alphabet?.units ?? []).map(\.term)
    guard deck.words.count <= RoundSetup.mostItems, terms.count <= mostPractice,
      terms.allSatisfy({ $0.unicodeScalars.count <= 200 })
    else { throw TextError(.expected("an alphabet with words that can be read"), at: place) }
  }

  var json: JSONValue {
    let figures = figures.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value.json) }
    var members: JSONObject = [
      "deck": DeckJSON.json(deck), "figures": .object(JSONObject(figures)), "questions": .integer(questions),
      "realWords": .array(realWords.map { .string($0) }),
    ]
    members["hints"] = .texts(hints)
    members["hintObstacle"] = hintObstacle.map { .string($0) }
    members["system"] = system.map { .string($0) }
    members["only"] = only.map { .array($0.map { .string($0) }) }
    if isPracticeOpen { members["practice"] = .bool(true) }
    if heldStreak != MemoryModel.heldStreak { members["heldStreak"] = .integer(heldStreak) }
    return .object(members)
  }
}

extension LetterFigures {
  private static let believed: ClosedRange<Int64> = 0...1_000_000_000

  fileprivate init(_ json: JSONValue) throws(TextError) {
    var sides: [ShownSide: Side] = [:]
    for side in ShownSide.allCases {
      sides[side] = try json.optional(side.rawValue).map { json throws(TextError) in try Side(json) }
    }
    self.init(
      seen: try json.member("seen").whole(Self.believed),
      right: try json.member("right").whole(Self.believed),
      wrong: try json.member("wrong").whole(Self.believed), sides: sides,
      isLearned: try json.optional("learned")?.bool())
  }

  fileprivate var json: JSONValue {
    var members: JSONObject = ["seen": .integer(seen), "right": .integer(right), "wrong": .integer(wrong)]
    for side in ShownSide.allCases { members[side.rawValue] = sides[side]?.json }
    if isLearned != wasHeld { members["learned"] = .bool(isLearned) }
    return .object(members)
  }
}

extension LetterFigures.Side {
  private static let believed: ClosedRange<Int64> = 0...1_000_000_000

  fileprivate init(_ json: JSONValue) throws(TextError) {
    self.init(
      right: try json.member("right").whole(Self.believed),
      wrong: try json.member("wrong").whole(Self.believed),
      streak: try json.member("streak").whole(Self.believed))
    for answer in try json.member("recent").bounded(SkillFigures.recentCount) {
      recent.append(try answer.bool())
    }
  }

  fileprivate var json: JSONValue {
    .object([
      "right": .integer(right), "wrong": .integer(wrong), "streak": .integer(streak),
      "recent": .array(recent.map { .bool($0) }),
    ])
  }
}
