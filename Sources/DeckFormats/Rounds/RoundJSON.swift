import Formats
import Learning

/// A round as JSON, for its replay. What is read may come from a stranger: every number is held within bounds
/// that the games can take, and words must be fit for a deck.
extension RoundSetup {
  /// The most words that are asked in a round: the command line offers as many. Games compare each with each.
  public static let mostItems = 1000
  /// The most other words: enough for answers that are easily taken for the right one, few enough to compare.
  public static let mostDecoys = 150

  /// The round that a JSON object describes.
  public init(_ json: JSONValue) throws(TextError) {
    let words = try DeckJSON.words(json.member("words"))
    let items = try json.member("items").bounded(Self.mostItems)
    guard (items.count...items.count + Self.mostDecoys).contains(words.count) else {
      throw TextError(
        .expected("a word for each item, and at most \(Self.mostDecoys) others"), at: json.place)
    }
    self.init(
      deck: try json.member("deck").short(), deckName: try json.member("deckName").short(), items: [],
      seed: try json.member("seed").bits())
    for (word, item) in zip(words, items) { self.items.append(try Item(word, item)) }
    decoys = Array(words.dropFirst(items.count))
    try readChoices(json)
    tag = try json.optional("tag")?.integer(in: 0...0xFFFFF).tag
    letters = try json.optional("letters").map { json throws(TextError) in try LetterSetup(json) }
  }

  /// The round as a JSON object. The words of items and decoys stand in one list, in this order.
  public var json: JSONValue {
    var members: JSONObject = [
      "deck": .string(deck), "deckName": .string(deckName), "kind": .string(kind.rawValue),
      "language": .array([.string(language.term), .string(language.meaning)]),
      "words": DeckJSON.words(items.map(\.word) + decoys), "items": .array(items.map(\.json)),
      "seed": .string(String(seed)), "explains": .bool(explains), "variation": .string(variation),
      "choices": .texts(choices),
    ]
    members["tag"] = tag.map { .integer($0.value) }
    members["letters"] = letters?.json
    members["direction"] = direction.map { .string($0.rawValue) }
    members["seconds"] = seconds.map { .integer($0) }
    members["usualMilliseconds"] = usualMilliseconds.map { .integer($0) }
    members["code"] = code.map { .string($0) }
    members["best"] = best.map { .integer($0) }
    return .object(members)
  }

  private mutating func readChoices(_ json: JSONValue) throws(TextError) {
    kind = try json.member("kind").choice(Deck.Kind.self)
    let tags = try json.member("language").bounded(2)
    guard tags.count == 2 else { throw TextError(.expected("two languages"), at: json.place) }
    language = Deck.Languages(term: try tags[0].short(), meaning: try tags[1].short())
    direction = try json.optional("direction")?.choice(Direction.self)
    seconds = try json.optional("seconds")?.whole(0...86_400)
    usualMilliseconds = try json.optional("usualMilliseconds")?.whole(0...86_400_000)
    variation = try json.member("variation").short()
    code = try json.optional("code")?.short()
    best = try json.optional("best")?.whole(-1_000_000_000...1_000_000_000)
    explains = try json.member("explains").bool()
    for choice in try json.member("choices").boundedMembers(200) {
      choices[choice.key] = try choice.value.short()
    }
  }
}

extension RoundSetup.Item {
  fileprivate init(_ word: Word, _ json: JSONValue) throws(TextError) {
    self.init(
      word,
      id: try json.optional("item").map { json throws(TextError) in ItemID(rawValue: try json.short(1000)) },
      isNew: try json.member("new").bool(), isMet: try json.member("met").bool(),
      shown: try json.member("shown").choice(Direction.self),
      hardness: try json.member("hardness").whole(0...1000),
      confusions: try json.optional("confusions")?.texts(atMost: RoundSetup.mostItems) ?? [])
  }

  fileprivate var json: JSONValue {
    var members: JSONObject = [
      "new": .bool(isNew), "met": .bool(isMet), "shown": .string(shown.rawValue),
      "hardness": .integer(hardness),
    ]
    members["item"] = id.map { .string($0.rawValue) }
    if !confusions.isEmpty { members["confusions"] = .array(confusions.map { .string($0) }) }
    return .object(members)
  }
}

extension LetterSetup {
  /// The most words to practise with; those of other decks, which are only looked up, may be more.
  private static let (mostPractice, mostRealWords) = (5000, 200_000)

  fileprivate init(_ json: JSONValue) throws(TextError) {
    let deck = try DeckJSON.deck(json.member("deck"), file: "letters")
    try Self.check(deck, at: json.place)
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

  /// Gibberish is made for every word's length, and each letter is compared with each.
  private static func check(_ deck: Deck, at place: TextPlace) throws(TextError) {
    let terms = (deck.alphabet?.practice ?? []).map(\.term) + (deck.alphabet?.units ?? []).map(\.term)
    guard deck.words.count <= RoundSetup.mostItems, terms.count <= mostPractice,
      terms.allSatisfy({ $0.unicodeScalars.count <= 200 })
    else { throw TextError(.expected("an alphabet with words that can be read"), at: place) }
  }

  fileprivate var json: JSONValue {
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
    var sides: [Direction: Side] = [:]
    for side in Direction.allCases {
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
    for side in Direction.allCases { members[side.rawValue] = sides[side]?.json }
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

extension JSONValue {
  /// The list of at most so many values that this must be.
  fileprivate func bounded(_ limit: Int) throws(TextError) -> [JSONValue] {
    let values = try array()
    guard values.count <= limit else { throw TextError(.expected("at most \(limit) values"), at: place) }
    return values
  }

  fileprivate func boundedMembers(_ limit: Int) throws(TextError) -> [JSONMember] {
    let members = try object().members
    guard members.count <= limit else { throw TextError(.expected("at most \(limit) members"), at: place) }
    return members
  }

  /// The list of at most so many names, ids or words that this must be.
  fileprivate func texts(atMost limit: Int) throws(TextError) -> [String] {
    var texts: [String] = []
    for value in try bounded(limit) { texts.append(try value.short()) }
    return texts
  }

  /// The text of at most so many scalars that this must be.
  fileprivate func short(_ limit: Int = 400) throws(TextError) -> String {
    let text = try string()
    guard text.unicodeScalars.count <= limit else {
      throw TextError(.expected("at most \(limit) characters"), at: place)
    }
    return text
  }

  fileprivate func whole(_ range: ClosedRange<Int64>) throws(TextError) -> Int { Int(try integer(in: range)) }
}

extension Int64 {
  fileprivate var tag: DeckTag { DeckTag(value: UInt32(self)) }
}
