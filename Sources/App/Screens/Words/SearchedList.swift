import Engine
import Formats
import Interface
import Learning

/// A list with a search above it, the hits, and the focus among them.
struct SearchedList: Sendable {
  enum Event: Sendable {
    /// An index into all things.
    case chosen(Int)
    /// The search text is to be looked up in the dictionary.
    case lookedUp(String)
    /// The screen is to be left.
    case left
    /// Help was asked for.
    case explained
    /// Nothing that concerns the screen.
    case taken
  }

  /// The indices of the hits, in order.
  private(set) var found: [Int]
  private(set) var list: List
  /// The focus as tiles, for lists in rows and columns.
  private(set) var tiles: Tiles
  private(set) var search: SearchField
  private var index: TextSearch
  private var beginnings: @Sendable (String) -> [Int]
  /// The hits that begin with the search text.
  private var first: Set<Int> = []
  /// What gets the focus once the search finds it, unless the player moves on before.
  private var sought: Int?

  /// - Parameters:
  ///   - text: the text that the search looks through, by index.
  ///   - beginnings: finds, without looking at everything, what begins with a text. These come before other
  ///     hits.
  init(
    count: Int, focus: Int = 0, isSearching: Bool = false,
    beginnings: @escaping @Sendable (String) -> [Int] = { _ in [] },
    text: @escaping @Sendable (Int) -> String
  ) {
    self.beginnings = beginnings
    search = SearchField(isActive: isSearching)
    found = Array(0..<count)
    list = List(count: count, focus: focus)
    tiles = Tiles(count: count)
    index = TextSearch(count: count, text: text)
  }

  /// The index of the focused thing; nil if nothing was found.
  var focused: Int? { list.focus < found.count ? found[list.focus] : nil }

  /// Moves the focus to a row of the hits.
  mutating func select(_ row: Int) {
    sought = nil
    list.select(row)
    tiles.select(list.focus)
  }

  /// Replaces the contents and searches them again.
  ///
  /// - Parameter focus: the index that gets the focus.
  mutating func replace(
    count: Int, focus: Int, beginnings: @escaping @Sendable (String) -> [Int] = { _ in [] },
    text: @escaping @Sendable (Int) -> String
  ) {
    index = TextSearch(count: count, text: text)
    self.beginnings = beginnings
    let (list, tiles) = (list, tiles)
    filter(focus: focus)
    if found.count == list.count { restorePosition(list, tiles) }
    sought = found.contains(focus) ? nil : focus
  }

  /// Leaves as many rows where they were on the screen.
  private mutating func restorePosition(_ list: List, _ tiles: Tiles) {
    let focus = self.list.focus
    (self.list, self.tiles) = (list, tiles)
    select(focus)
  }

  /// Whether the search has looked at everything.
  var isDone: Bool { index.isDone }

  /// Continues an unfinished search, once a tick. Further hits are appended.
  mutating func advance() {
    if isDone { return }
    found += index.advance().filter { !first.contains($0) }
    list.grow(to: found.count)
    if let sought, let row = found.firstIndex(of: sought) { select(row) }
    tiles = Tiles(count: found.count)
    tiles.select(list.focus)
  }

  /// Handles input for the search and the list.
  mutating func handle(_ input: PageInput, _ layout: SearchedLayout) -> Event {
    let event = input.event
    if foundNothing, Self.lookUp.intent(for: event) != nil { return .lookedUp(search.text) }
    if let change = search.handle(event, in: layout.search) {
      if change == .act { return chosen }
      filter()
      return .taken
    }
    if isChosen(by: event, layout) { return chosen }
    switch input.command {
    case .act: return chosen
    case .pause, .leave: return leave()
    case .help: return .explained
    default: return .taken
    }
  }

  /// - Parameters:
  ///   - act: what Enter does.
  ///   - others: the screen's other keys.
  func foot(act: KeyHint.EnterVerb, _ others: [KeyHint] = [], moving: KeyHint = .upDown("choose")) -> Foot {
    let lookUp = KeyHint("Ctrl-L", "look up", pressing: Self.lookUpKey)
    let act = foundNothing ? lookUp : .enter(act)
    return search.isActive
      ? Foot([act, KeyHint("Tab", "list"), KeyHint("Esc", "clear", .pause), .helpWhileTyping])
      : Foot([moving, act, KeyHint("/", "search")] + others + [.help, .back])
  }

  private static let lookUpKey = Key(.character("l"), .control)
  private static let lookUp = KeyMap<Bool>([(keys: [lookUpKey], intent: true)])

  /// Whether the search was for something that isn't here; a dictionary may have it.
  private var foundNothing: Bool { found.isEmpty && isDone && !search.text.isEmpty }

  private mutating func isChosen(by event: InputEvent, _ layout: SearchedLayout) -> Bool {
    let before = list.focus
    defer { if list.focus != before { sought = nil } }
    guard let grid = layout.grid else {
      let isChosen = list.handle(event, in: layout.list) != nil
      tiles.select(list.focus)
      return isChosen
    }
    let isChosen = tiles.handle(event, in: grid) != nil
    list.select(tiles.focus)
    return isChosen
  }

  private var chosen: Event { focused.map(Event.chosen) ?? .taken }

  /// Clears the search first; when it is empty, leaves.
  private mutating func leave() -> Event {
    guard search.clear() else { return .left }
    filter()
    return .taken
  }

  private mutating func filter() { filter(focus: focused ?? 0) }

  private mutating func filter(focus: Int) {
    sought = nil
    let begins = search.text.isEmpty ? [] : beginnings(search.text)
    first = Set(begins)
    found = begins + index.begin(search.text).filter { !first.contains($0) }
    show(found.firstIndex { $0 == focus } ?? 0)
  }

  private mutating func show(_ focus: Int) {
    list = List(count: found.count, focus: focus)
    tiles = Tiles(count: found.count)
    tiles.select(list.focus)
  }
}

/// Searches texts for parts of words, ignoring case and accents: `nino` finds niño. However many texts there
/// are, one call looks at a bounded number of them.
struct TextSearch: Sendable {
  /// The maximum number of texts a call compares: there is time for them in a tick even if their search keys
  /// must be made first.
  static let mostAtOnce = 2000

  let count: Int
  private let text: @Sendable (Int) -> String
  /// The search keys, made when a text is first looked at.
  private var keys: [[UInt8]] = []
  /// The words to search for.
  private var parts: [SearchedWord] = []
  /// How many texts were compared in the current search.
  private(set) var compared: Int

  init(count: Int, text: @escaping @Sendable (Int) -> String) {
    self.count = count
    self.text = text
    compared = count
  }

  /// Whether all were compared.
  var isDone: Bool { compared == count }

  /// Begins a new search. Returns the hits among the first texts, each containing all words.
  mutating func begin(_ text: String) -> [Int] {
    parts = text.split(separator: " ").map { SearchedWord(String($0)) }
    // An empty search matches everything without a look.
    compared = parts.isEmpty ? count : 0
    return parts.isEmpty ? Array(0..<count) : advance()
  }

  /// The indices of further hits, in order.
  mutating func advance() -> [Int] {
    let places = compared..<min(count, compared + Self.mostAtOnce)
    compared = places.upperBound
    for place in keys.count..<max(keys.count, compared) { keys.append(SearchedWord.key(text(place))) }
    return places.filter { place in parts.allSatisfy { $0.isIn(keys[place], of: text(place)) } }
  }
}

/// A word to search for.
struct SearchedWord: Sendable {
  /// All ways in which it can be in a text.
  private let spellings: [[UInt8]]
  /// Nil where it is no pinyin that needs a closer look.
  private let pinyin: TypedPinyin?
  private let pinyinKey: [UInt8]

  init(_ word: String) {
    spellings = Self.spellings(word).map(Self.key)
    pinyin = TypedPinyin(word)
    pinyinKey = Array((pinyin?.key ?? "").utf8)
  }

  func isIn(_ text: String) -> Bool { isIn(Self.key(text), of: text) }

  /// - Parameter key: the text's.
  fileprivate func isIn(_ key: [UInt8], of text: @autoclosure () -> String) -> Bool {
    if spellings.contains(where: { Self.holds(key, $0) }) { return true }
    return pinyin.map { Self.holds(key, pinyinKey) && $0.isIn(text()) } ?? false
  }

  /// The word itself and, if it is romaji, the kana that it is typed for: gakkou finds がっこう as gakko does.
  private static func spellings(_ word: String) -> [String] {
    let (kana, rest) = Romaji.hiragana(word.lowercased(), isFinal: true)
    let isWhole = rest.isEmpty && !kana.contains { $0.isASCII }
    return isWhole && kana != word ? [word, kana] : [word]
  }

  /// Without apostrophes, which separate syllables: nǚ'ér is typed nuer.
  fileprivate static func key(_ text: String) -> [UInt8] {
    NormalForm.folded(text).utf8.filter { $0 != UInt8(ascii: "'") }
  }

  private static func holds(_ key: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    return key.withUnsafeBufferPointer { key in
      key.indices.dropLast(part.count - 1).contains { start in
        key[start] == first && key[start..<start + part.count].elementsEqual(part)
      }
    }
  }
}

extension Word {
  /// The text that searches look through.
  var searchText: String {
    let sides = [term, reading, romanization].compactMap { $0 } + meanings
    return (sides + tags).joined(separator: "\n")
  }
}
