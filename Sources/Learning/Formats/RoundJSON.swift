/// A round as JSON, for its recording. What is read may come from a stranger: every number is held within bounds
/// that the games can take, and words must be fit for a deck.
extension RoundSetup {
  /// The most words, letters and texts in one list of a round: the command line offers a thousand.
  private static let mostInList = 4000

  /// The round that a JSON object describes.
  public init(_ json: JSONValue) throws(TextError) {
    let words = try DeckJSON.words(json.member("words"))
    let items = try json.member("items").bounded(Self.mostInList)
    guard items.count <= words.count, words.count <= Self.mostInList else {
      throw TextError(.expected("as many words as items, at most \(Self.mostInList)"), at: json.place)
    }
    self.init(
      deck: try json.member("deck").string(), deckName: try json.member("deckName").string(),
      items: [], seed: try json.member("seed").bits())
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
    let tags = try json.member("language").strings()
    guard tags.count == 2 else { throw TextError(.expected("two languages"), at: json.place) }
    language = Deck.Languages(term: tags[0], meaning: tags[1])
    direction = try json.optional("direction")?.choice(Direction.self)
    seconds = try json.optional("seconds")?.whole(0...86_400)
    usualMilliseconds = try json.optional("usualMilliseconds")?.whole(0...86_400_000)
    variation = try json.member("variation").string()
    code = try json.optional("code")?.string()
    best = try json.optional("best")?.whole(-1_000_000_000...1_000_000_000)
    explains = try json.member("explains").bool()
    for choice in try json.member("choices").object().members {
      choices[choice.key] = try choice.value.string()
    }
  }
}

extension RoundSetup.Item {
  fileprivate init(_ word: Word, _ json: JSONValue) throws(TextError) {
    self.init(
      word, isNew: try json.member("new").bool(), isMet: try json.member("met").bool(),
      shown: try json.member("shown").choice(Direction.self),
      hardness: try json.member("hardness").whole(0...1000),
      confusions: try json.optional("confusions")?.strings() ?? [])
  }

  fileprivate var json: JSONValue {
    var members: JSONObject = [
      "new": .bool(isNew), "met": .bool(isMet), "shown": .string(shown.rawValue),
      "hardness": .integer(hardness),
    ]
    if !confusions.isEmpty { members["confusions"] = .array(confusions.map { .string($0) }) }
    return .object(members)
  }
}

extension LetterSetup {
  fileprivate init(_ json: JSONValue) throws(TextError) {
    let deck = try json.member("deck")
    var figures: [String: WordFigures] = [:]
    for member in try json.member("figures").object().members {
      figures[member.key] = try WordFigures(counts: member.value)
    }
    self.init(
      try DeckJSON.deck(deck, file: "letters"), system: try json.optional("system")?.string(),
      figures: figures,
      questions: try json.member("questions").whole(0...100_000),
      realWords: try json.member("realWords").strings(), only: try json.optional("only")?.strings(),
      hints: try Self.hints(json.member("hints")), hintObstacle: try json.optional("hintObstacle")?.string())
  }

  private static func hints(_ json: JSONValue) throws(TextError) -> [String: String] {
    var hints: [String: String] = [:]
    for hint in try json.object().members { hints[hint.key] = try hint.value.string() }
    return hints
  }

  fileprivate var json: JSONValue {
    let figures = figures.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value.countsJSON) }
    var members: JSONObject = [
      "deck": DeckJSON.json(deck), "figures": .object(JSONObject(figures)), "questions": .integer(questions),
      "realWords": .array(realWords.map { .string($0) }),
    ]
    members["hints"] = .texts(hints)
    members["hintObstacle"] = hintObstacle.map { .string($0) }
    members["system"] = system.map { .string($0) }
    members["only"] = only.map { .array($0.map { .string($0) }) }
    return .object(members)
  }
}

extension WordFigures {
  private static let believed: ClosedRange<Int64> = 0...1_000_000_000

  fileprivate init(counts json: JSONValue) throws(TextError) {
    self.init(
      seen: try json.member("seen").whole(Self.believed),
      right: try json.member("right").whole(Self.believed),
      wrong: try json.member("wrong").whole(Self.believed))
    for side in Direction.allCases {
      guard let json = try json.optional(side.rawValue) else { continue }
      var figures = DirectionFigures()
      figures.right = try json.member("right").whole(Self.believed)
      figures.wrong = try json.member("wrong").whole(Self.believed)
      figures.streak = try json.member("streak").whole(Self.believed)
      for answer in try json.member("recent").bounded(DirectionFigures.recentCount) {
        figures.recent.append(try answer.bool())
      }
      directions[side] = figures
    }
  }

  fileprivate var countsJSON: JSONValue {
    var members: JSONObject = ["seen": .integer(seen), "right": .integer(right), "wrong": .integer(wrong)]
    for side in Direction.allCases {
      members[side.rawValue] = directions[side].map { figures in
        .object([
          "right": .integer(figures.right), "wrong": .integer(figures.wrong),
          "streak": .integer(figures.streak),
          "recent": .array(figures.recent.map { .bool($0) }),
        ])
      }
    }
    return .object(members)
  }
}

extension JSONValue {
  /// The list of at most so many values that this must be.
  fileprivate func bounded(_ limit: Int) throws(TextError) -> [JSONValue] {
    let values = try array()
    guard values.count <= limit else { throw TextError(.expected("at most \(limit) values"), at: place) }
    return values
  }

  fileprivate func whole(_ range: ClosedRange<Int64>) throws(TextError) -> Int { Int(try integer(in: range)) }
}

extension Int64 {
  fileprivate var tag: DeckTag { DeckTag(value: UInt32(self)) }
}
