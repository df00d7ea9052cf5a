import Formats
import Learning

/// A round as JSON, for its replay. The replay may come from a stranger: every number has bounds that the
/// games can take, and words are checked as for a deck.
extension RoundSetup {
  /// The most words that are asked in a round, the same as on the command line. Games compare each with each.
  public static let mostItems = 1000
  /// The most other words: enough for answers that are easily confused with the right
  /// one, few enough to compare.
  public static let mostDecoys = 150

  public init(_ json: JSONValue) throws(TextError) {
    self.init(
      try Content(json),
      policy: Policy(
        variation: try json.member("variation").short(),
        direction: try json.optional("direction")?.choice(ShownSide.self),
        seconds: try json.optional("seconds")?.whole(0...86_400),
        hints: try json.optional("hints")?.bool() ?? true,
        repeats: try json.optional("repeats")?.bool() ?? true,
        mostAsked: try json.optional("mostAsked")?.whole(1...1000),
        passMark: try json.optional("passMark")?.whole(0...100)),
      learner: Learner(
        usualMilliseconds: try json.optional("usualMilliseconds")?.whole(0...86_400_000),
        best: try json.optional("best")?.whole(-1_000_000_000...1_000_000_000)),
      presentation: Presentation(explains: try json.member("explains").bool()))
    for choice in try json.member("choices").boundedMembers(200) {
      switch choice.value.content {
      case .bool, .integer: break
      default: _ = try choice.value.short()
      }
      presentation.settings.values[choice.key] = choice.value
    }
    presentation.showsScore = try json.optional("showsScore")?.bool() ?? true
    presentation.isOfSession = try json.optional("ofSession")?.bool() ?? false
    presentation.rank =
      try json.optional("rank").flatMap { json throws(TextError) in Rank(rawValue: try json.string()) }
      ?? .novice
  }

  /// The members are all on one level, whatever part of the round they belong to.
  public var json: JSONValue {
    var members = content.members
    members["explains"] = .bool(presentation.explains)
    members["variation"] = .string(policy.variation)
    members["choices"] = presentation.settings.json
    members["direction"] = policy.direction.map { .string($0.rawValue) }
    members["seconds"] = policy.seconds.map { .integer($0) }
    if !policy.hints { members["hints"] = .bool(false) }
    if !policy.repeats { members["repeats"] = .bool(false) }
    members["mostAsked"] = policy.mostAsked.map { .integer($0) }
    members["passMark"] = policy.passMark.map { .integer($0) }
    if !presentation.showsScore { members["showsScore"] = .bool(false) }
    if presentation.isOfSession { members["ofSession"] = .bool(true) }
    if presentation.rank > .novice { members["rank"] = .string(presentation.rank.rawValue) }
    members["usualMilliseconds"] = learner.usualMilliseconds.map { .integer($0) }
    members["best"] = learner.best.map { .integer($0) }
    return .object(members)
  }
}

extension RoundSetup.Content {
  fileprivate init(_ json: JSONValue) throws(TextError) {
    let origin = WordOrigin(
      deck: try json.member("deck").short(), language: try json.member("language").languagePair(),
      kind: try json.member("kind").choice(Deck.Kind.self))
    let items = try json.member("items").bounded(RoundSetup.mostItems)
    let words = try WordsOfDecks(json, origin, atMost: items.count + RoundSetup.mostDecoys)
    guard words.count >= items.count else {
      throw TextError(.expected("a word for each item"), at: json.place)
    }
    self.init(
      of: origin, name: try json.member("deckName").short(),
      tag: try json.optional("tag")?.integer(in: 0...0xFFFFF).tag, items: [],
      letters: try json.optional("letters").map { json throws(TextError) in try LetterSetup(json) },
      seed: try json.member("seed").bits(), code: try json.optional("code")?.short())
    for deck in try json.optional("alphabets")?.bounded(Self.mostAlphabets) ?? [] {
      alphabets.append(try LetterSetup.alphabet(deck))
    }
    for list in try json.optional("nearWords")?.boundedMembers(Self.mostLanguages) ?? [] {
      for word in try list.value.boundedMembers(Self.mostNearWords) {
        nearWords[list.key, default: [:]][word.key] = try word.value.short()
      }
    }
    for (word, item) in zip(words.words, items) { self.items.append(try RoundSetup.Item(word, item)) }
    decoys = Array(words.words.dropFirst(items.count))
  }

  private static let mostAlphabets = 8
  private static let mostLanguages = 16
  private static let mostNearWords = 50_000

  /// The words of items and decoys are in one list, in this order.
  fileprivate var members: JSONObject {
    var members: JSONObject = [
      "deck": .string(origin.deck), "deckName": .string(name), "kind": .string(origin.kind.rawValue),
      "language": origin.language.json, "words": DeckJSON.words(items.map(\.word) + decoys.map(\.word)),
      "items": .array(items.map(\.json)), "seed": .string(String(seed)),
    ]
    members["tag"] = tag.map { .integer($0.value) }
    members["letters"] = letters?.json
    if !alphabets.isEmpty { members["alphabets"] = .array(alphabets.map(DeckJSON.json)) }
    if !nearWords.isEmpty {
      let lists = nearWords.map { JSONMember($0.key, .texts($0.value)) }
      members["nearWords"] = .object(JSONObject(lists).sorted)
    }
    members["code"] = code.map { .string($0) }
    if origins.contains(where: { $0 != origin }) {
      for member in WordsOfDecks.members(origins) { members[member.key] = member.value }
    }
    return members
  }
}

extension RoundSetup.Item {
  fileprivate init(_ word: DeckWord, _ json: JSONValue) throws(TextError) {
    self.init(
      word.word, of: word.origin,
      id: try json.optional("item").map { json throws(TextError) in ItemID(rawValue: try json.short(1000)) },
      isNew: try json.member("new").bool(), isMet: try json.member("met").bool(),
      shown: try json.member("shown").choice(ShownSide.self),
      hardness: try json.member("hardness").whole(0...1000),
      confusions: [])
    for word in try json.optional("confusions")?.bounded(RoundSetup.mostItems) ?? [] {
      confusions.append(try WordReference(word, of: origin.deck))
    }
    for text in try json.optional("accepted")?.bounded(RoundSetup.mostItems) ?? [] {
      accepted.append(try text.short())
    }
  }

  fileprivate var json: JSONValue {
    var members: JSONObject = [
      "new": .bool(isNew), "met": .bool(isMet), "shown": .string(shown.rawValue),
      "hardness": .integer(hardness),
    ]
    members["item"] = .string(id.rawValue)
    if !confusions.isEmpty { members["confusions"] = .array(confusions.map { $0.json(of: origin.deck) }) }
    if !accepted.isEmpty { members["accepted"] = .array(accepted.map { .string($0) }) }
    return .object(members)
  }
}

/// A word's id, with the deck's id before it if that is not the expected one.
extension WordReference {
  fileprivate init(_ json: JSONValue, of deck: String) throws(TextError) {
    guard case .array(let parts) = json.content, parts.count == 2 else {
      self.init(deck: deck, word: try json.short())
      return
    }
    self.init(deck: try parts[0].short(), word: try parts[1].short())
  }

  fileprivate func json(of deck: String) -> JSONValue {
    self.deck == deck ? .string(word) : .array([.string(self.deck), .string(word)])
  }
}

extension Int64 {
  fileprivate var tag: DeckTag { DeckTag(value: UInt32(self)) }
}

/// Values that may come from a stranger, read with limits.
extension JSONValue {
  /// A list of at most so many values.
  func bounded(_ limit: Int) throws(TextError) -> [JSONValue] {
    let values = try array()
    guard values.count <= limit else { throw TextError(.expected("at most \(limit) values"), at: place) }
    return values
  }

  func boundedMembers(_ limit: Int) throws(TextError) -> [JSONMember] {
    let members = try object().members
    guard members.count <= limit else { throw TextError(.expected("at most \(limit) members"), at: place) }
    return members
  }

  /// A list of at most so many names, ids or words.
  func texts(atMost limit: Int) throws(TextError) -> [String] {
    var texts: [String] = []
    for value in try bounded(limit) { texts.append(try value.short()) }
    return texts
  }

  /// A text of at most so many scalars.
  func short(_ limit: Int = 400) throws(TextError) -> String {
    let text = try string()
    guard text.unicodeScalars.count <= limit else {
      throw TextError(.expected("at most \(limit) characters"), at: place)
    }
    return text
  }

  func whole(_ range: ClosedRange<Int64>) throws(TextError) -> Int { Int(try integer(in: range)) }
}
