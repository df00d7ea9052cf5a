import Engine
import Interface

/// A list with a search above it: what was found, and which of it has the focus.
struct SearchedList: Sendable {
  /// What an event came to.
  enum Event: Sendable {
    /// This one was chosen, an index among all.
    case chosen(Int)
    /// What was searched for is to be looked up.
    case lookedUp(String)
    /// The screen is to be left.
    case left
    /// The screen is to be explained.
    case explained
    /// Nothing that concerns the screen.
    case taken
  }

  /// All indices that were found, in their order.
  private(set) var found: [Int]
  private(set) var list: List
  /// The same as tiles, where they stand in rows and columns.
  private(set) var tiles: Tiles
  private(set) var search: SearchField
  private var index: TextSearch
  private var beginnings: @Sendable (String) -> [Int]
  /// Those of them that begin with what is searched for.
  private var first: Set<Int> = []

  /// A list of so many things; `text` gives what one of them is found by.
  /// - Parameter beginnings: finds what begins with a text, without a walk. It comes before what only holds it.
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

  /// What has the focus, an index among all; nil where nothing was found.
  var focused: Int? { list.focus < found.count ? found[list.focus] : nil }

  /// Moves the focus to a row of what was found.
  mutating func select(_ row: Int) {
    list.select(row)
    tiles.select(list.focus)
  }

  /// Other things stand in the list, which are searched in the same way; the focus goes to one of them, an index among
  /// all.
  mutating func replace(count: Int, focus: Int, text: @escaping @Sendable (Int) -> String) {
    index = TextSearch(count: count, text: text)
    // It knew the places of before.
    beginnings = { _ in [] }
    filter(focus: focus)
  }

  /// Whether all was compared with what is searched for.
  var isDone: Bool { index.isDone }

  /// Searches on where not all was compared yet: once a tick. What is found comes below.
  mutating func goOn() {
    if isDone { return }
    found += index.goOn().filter { !first.contains($0) }
    list.grow(to: found.count)
    tiles = Tiles(count: found.count)
    tiles.select(list.focus)
  }

  /// Takes input for a search and a list in these places, under a foot with these hints.
  mutating func handle(_ event: InputEvent, _ layout: SearchedLayout, foot: Foot) -> Event {
    let event = foot.pressed(by: event, in: layout.page.foot)
    if foundNothing, Self.lookUp.intent(for: event) != nil { return .lookedUp(search.text) }
    if let change = search.handle(event, in: layout.search) {
      if change == .act { return chosen }
      filter()
      return .taken
    }
    if isChosen(by: event, layout) { return chosen }
    switch KeyMap.standard.intent(for: event) ?? foot.command(for: event, in: layout.page.foot) {
    case .act: return chosen
    case .pause, .leave: return leave()
    case .help: return .explained
    default: return .taken
    }
  }

  /// The keys that work now; `act` says what Enter does, and `others` what else does something.
  func foot(act: Text, _ others: [KeyHint] = [], moving: KeyHint = .upDown("choose")) -> Foot {
    let lookUp = KeyHint("Ctrl-L", "look up", pressing: Self.lookUpKey)
    let act = foundNothing ? lookUp : KeyHint("Enter", act, .act)
    return search.isActive
      ? Foot([act, KeyHint("Tab", "list"), KeyHint("Esc", "clear", .pause), .helpWhileTyping])
      : Foot([moving, act, KeyHint("/", "search")] + others + [.help, .back])
  }

  private static let lookUpKey = Key(.character("l"), .control)
  private static let lookUp = KeyMap<Bool>([(keys: [lookUpKey], intent: true)])

  /// Whether something was searched for that isn't here: a dictionary may have it.
  private var foundNothing: Bool { found.isEmpty && isDone && !search.text.isEmpty }

  private mutating func isChosen(by event: InputEvent, _ layout: SearchedLayout) -> Bool {
    guard let grid = layout.grid else {
      let isChosen = list.handle(event, in: layout.list) != nil
      tiles.select(list.focus)
      return isChosen
    }
    let isChosen = tiles.handle(event, on: grid) != nil
    list.select(tiles.focus)
    return isChosen
  }

  private var chosen: Event { focused.map(Event.chosen) ?? .taken }

  /// First the search goes, then the screen.
  private mutating func leave() -> Event {
    guard search.clear() else { return .left }
    filter()
    return .taken
  }

  private mutating func filter() { filter(focus: focused ?? 0) }

  private mutating func filter(focus: Int) {
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

extension SearchedList: StateHashable {
  func hash(into hash: inout StateHash) {
    // Left out: where beginnings are found, and what they led to, which is the first of what was found.
    hash.combine(fieldsOf: self, found, list, tiles, search, index.compared, cosmetic: 2)
  }
}

/// Where a search and the list below it stand.
struct SearchedLayout {
  let page: Page
  let search, list: Rect
  /// Where tiles stand in the list's place; nil for rows.
  var grid: TileGrid?

  /// With so many rows left free below the search, and at the bottom of the page.
  init(_ page: Page, above: Int = 0, below: Int = 0) {
    self.page = page
    let body = page.body
    search = Rect(body.left, body.top, body.width, 1)
    list = Rect(body.left, body.top + 2 + above, body.width, body.height - 2 - above - below)
  }
}
