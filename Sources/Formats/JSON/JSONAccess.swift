/// Reading values out of a tree: each says its place when it is something else.
extension JSONValue {
  /// The string that this must be.
  public func string() throws(TextError) -> String {
    guard case .string(let text) = content else { throw TextError(.expected("a string"), at: place) }
    return text
  }

  /// The whole number that this must be, within `range`.
  public func integer(in range: ClosedRange<Int64> = 0...Int64.max) throws(TextError) -> Int64 {
    guard case .integer(let number) = content, range.contains(number) else {
      throw TextError(.expected("a whole number from \(range.lowerBound) to \(range.upperBound)"), at: place)
    }
    return number
  }

  /// The number that this must be, within `range`; a whole one is taken too.
  public func double(in range: ClosedRange<Double>) throws(TextError) -> Double {
    let number: Double? =
      switch content {
      case .integer(let whole): Double(whole)
      case .double(let number): number
      default: nil
      }
    guard let number, range.contains(number) else {
      throw TextError(.expected("a number from \(range.lowerBound) to \(range.upperBound)"), at: place)
    }
    return number
  }

  /// The true or false that this must be.
  public func bool() throws(TextError) -> Bool {
    guard case .bool(let flag) = content else { throw TextError(.expected("true or false"), at: place) }
    return flag
  }

  /// The count that this must be.
  public func count(from least: Int64 = 0) throws(TextError) -> Int {
    Int(try integer(in: least...Int64(Counting.most)))
  }

  /// The count under `key`; one that is missing is 0.
  public func count(_ key: String, from least: Int64 = 0) throws(TextError) -> Int {
    try optional(key)?.count(from: least) ?? 0
  }

  /// The case that this text must name.
  public func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _: Choice.Type
  ) throws(TextError) -> Choice {
    if let choice = Choice(rawValue: try string()) { return choice }
    let names = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
    throw TextError(.expected(names), at: place)
  }

  /// The list that this must be.
  public func array() throws(TextError) -> [JSONValue] {
    guard case .array(let items) = content else { throw TextError(.expected("a list"), at: place) }
    return items
  }

  /// The object that this must be.
  public func object() throws(TextError) -> JSONObject {
    guard case .object(let object) = content else { throw TextError(.expected("an object"), at: place) }
    return object
  }

  /// The list of strings that this must be.
  public func strings() throws(TextError) -> [String] {
    var texts: [String] = []
    for item in try array() { texts.append(try item.string()) }
    return texts
  }

  /// The value under `key` of the object that this must be.
  public func member(_ key: String) throws(TextError) -> JSONValue {
    guard let value = try optional(key) else { throw TextError(.missing(key), at: place) }
    return value
  }

  /// The value under `key` of the object that this must be; nil when it is not there or is null.
  public func optional(_ key: String) throws(TextError) -> JSONValue? {
    let value = try object()[key]
    return value?.content == .null ? nil : value
  }
}
