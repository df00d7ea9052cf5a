import Formats

/// A dictionary compiled by lttoolbox: a graph in which each path from the first state to a final one spells
/// a word on one side and its translation on the other.
struct Transducer {
  /// What one step appends to a side.
  enum Symbol {
    case none
    case letter(Unicode.Scalar)
    case tag(Int)
  }

  private struct Step {
    var pair: Int
    var target: Int
  }

  /// The names of the tags: "n", "vblex".
  let tags: [String]
  private let pairs: [(Symbol, Symbol)]
  private let steps: [[Step]]
  private let first: Int
  private let last: Set<Int>

  /// Longer paths run in circles, like those that spell numbers.
  private static let longest = 100
  /// The most steps on all paths; the largest known dictionary takes 250,000.
  private static let most = 500_000
  /// The most bytes of all words together: some forty for each step of the largest known dictionary.
  private static let mostBytes = 10_000_000

  /// Reads the first graph of a file, which has the words.
  init(_ bytes: [UInt8]) throws(TextError) {
    var reader = CompiledReader(bytes)
    try reader.skipHead()
    _ = try reader.text()
    let tags = try reader.list { reader throws(TextError) in try reader.text() }
    self.tags = tags
    pairs = try reader.list { reader throws(TextError) in
      let (left, right) = (try reader.number(), try reader.number())
      return (Self.symbol(left - tags.count), Self.symbol(right - tags.count))
    }
    guard try reader.number() > 0 else { throw reader.damage }
    _ = try reader.text()
    try reader.skipGraphHead()
    first = try reader.number()
    var state = 0
    last = Set(
      try reader.list { reader throws(TextError) in
        state += try reader.number()
        return state
      })
    let count = try reader.number()
    steps = try reader.times(count) { reader, number throws(TextError) in
      var pair = 0
      return try reader.list { reader throws(TextError) in
        pair += try reader.number()
        return Step(pair: pair, target: (try reader.number() + number) % count)
      }
    }
    guard first < count, steps.allSatisfy({ $0.allSatisfy { $0.pair < pairs.count } }) else {
      throw reader.damage
    }
  }

  private static func symbol(_ number: Int) -> Symbol {
    if number < 0 { return .tag(-number - 1) }
    return number == 0 ? .none : Unicode.Scalar(UInt32(number)).map { .letter($0) } ?? .none
  }

  /// One side of a path.
  struct Side {
    /// UTF-8. Not a string, from whose end it takes long to remove.
    var text: [UInt8] = []
    var tags: [Int] = []

    mutating func add(_ symbol: Symbol) {
      switch symbol {
      case .none: break
      case .letter(let letter): text += String(letter).utf8
      case .tag(let tag): tags.append(tag)
      }
    }

    /// Takes back the last symbol.
    mutating func remove(_ symbol: Symbol) {
      switch symbol {
      case .none: break
      case .letter(let letter): text.removeLast(UTF8.width(letter))
      case .tag: tags.removeLast()
      }
    }
  }

  /// Follows all paths that spell words, except those with digits.
  ///
  /// - Throws: if there are more than any dictionary has.
  func visit(_ body: (_ left: Side, _ right: Side) -> Void) throws(TextError) {
    var way = Way()
    try walk(first, &way, body)
  }

  /// A path up to some state. There is only one, which grows and shrinks: copies of all that wait would take
  /// gigabytes where every state leads to many.
  private struct Way {
    var left = Side()
    var right = Side()
    var length = 0
    /// The steps on all paths so far, and the bytes of all words.
    var (count, bytes) = (0, 0)
  }

  private func walk(
    _ state: Int, _ way: inout Way, _ body: (_ left: Side, _ right: Side) -> Void
  ) throws(TextError) {
    if last.contains(state) {
      way.bytes += way.left.text.count + way.right.text.count
      if way.bytes > Self.mostBytes { throw TextError(.tooMany) }
      body(way.left, way.right)
    }
    if way.length == Self.longest { return }
    for step in steps[state] {
      let (left, right) = pairs[step.pair]
      if Self.isDigit(left) || Self.isDigit(right) { continue }
      way.count += 1
      if way.count > Self.most { throw TextError(.tooMany) }
      way.left.add(left)
      way.right.add(right)
      way.length += 1
      try walk(step.target, &way, body)
      way.left.remove(left)
      way.right.remove(right)
      way.length -= 1
    }
  }

  private static func isDigit(_ symbol: Symbol) -> Bool {
    if case .letter(let letter) = symbol { "0"..."9" ~= letter } else { false }
  }
}

/// Reads numbers and texts of lttoolbox's files.
private struct CompiledReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The file has no lines; the column is the byte.
  var damage: TextError {
    TextError(.notOf("a compiled dictionary of apertium"), at: TextPlace(line: 1, column: place + 1))
  }

  mutating func skipHead() throws(TextError) {
    guard bytes.starts(with: "LTTB".utf8), bytes.count > 12 else { throw damage }
    try skipFeatures("compiled dictionary")
  }

  mutating func skipGraphHead() throws(TextError) {
    if bytes[place...].starts(with: "LTTD".utf8) { try skipFeatures("graph") }
  }

  /// The magic number of four letters is followed by eight bytes with the features of a later version.
  private mutating func skipFeatures(_ what: String) throws(TextError) {
    guard bytes.count >= place + 12 else { throw damage }
    guard bytes[(place + 4)..<(place + 12)].allSatisfy({ $0 == 0 }) else {
      throw TextError(
        .otherVersion("a later version of a \(what)"), at: TextPlace(line: 1, column: place + 5))
    }
    place += 12
  }

  /// One to four bytes; the upper bits of the first tell how many follow.
  mutating func number() throws(TextError) -> Int {
    guard place < bytes.count else { throw damage }
    let more = Int(bytes[place] >> 6)
    guard place + more < bytes.count else { throw damage }
    var number = Int(bytes[place] & 0x3F)
    for byte in bytes[(place + 1)..<(place + 1 + more)] { number = number << 8 | Int(byte) }
    place += more + 1
    return number
  }

  mutating func text() throws(TextError) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<(try number()) {
      guard let letter = Unicode.Scalar(UInt32(try number())) else { throw damage }
      text.append(letter)
    }
    return String(text)
  }

  mutating func list<Value>(
    _ item: (inout CompiledReader) throws(TextError) -> Value
  ) throws(TextError) -> [Value] {
    try times(try number()) { reader, _ throws(TextError) in try item(&reader) }
  }

  mutating func times<Value>(
    _ count: Int, _ item: (inout CompiledReader, Int) throws(TextError) -> Value
  ) throws(TextError) -> [Value] {
    var values: [Value] = []
    for number in 0..<count { values.append(try item(&self, number)) }
    return values
  }
}
