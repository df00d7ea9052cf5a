/// Typed access to a tree. On a mismatch the error has the value's place.
extension JSONValue {
  public func string() throws(TextError) -> String {
    guard case .string(let text) = content else { throw TextError(.expected("a string"), at: place) }
    return text
  }

  /// An integer within `range`.
  public func integer(in range: ClosedRange<Int64> = 0...Int64.max) throws(TextError) -> Int64 {
    guard case .integer(let number) = content, range.contains(number) else {
      throw TextError(.expected("a whole number from \(range.lowerBound) to \(range.upperBound)"), at: place)
    }
    return number
  }

  /// A number within `range`, an integer or not.
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

  public func bool() throws(TextError) -> Bool {
    guard case .bool(let flag) = content else { throw TextError(.expected("true or false"), at: place) }
    return flag
  }

  /// A count within `Counting.most`.
  public func count(from least: Int64 = 0) throws(TextError) -> Int {
    Int(try integer(in: least...Int64(Counting.most)))
  }

  /// The count under `key`; 0 where it is missing.
  public func count(_ key: String, from least: Int64 = 0) throws(TextError) -> Int {
    try optional(key)?.count(from: least) ?? 0
  }

  /// The case with this raw value.
  public func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _: Choice.Type
  ) throws(TextError) -> Choice {
    if let choice = Choice(rawValue: try string()) { return choice }
    let names = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
    throw TextError(.expected(names), at: place)
  }

  public func array() throws(TextError) -> [JSONValue] {
    guard case .array(let items) = content else { throw TextError(.expected("a list"), at: place) }
    return items
  }

  public func object() throws(TextError) -> JSONObject {
    guard case .object(let object) = content else { throw TextError(.expected("an object"), at: place) }
    return object
  }

  public func strings() throws(TextError) -> [String] {
    var texts: [String] = []
    for item in try array() { texts.append(try item.string()) }
    return texts
  }

  /// The value under `key` of an object; a missing key is an error.
  public func member(_ key: String) throws(TextError) -> JSONValue {
    guard let value = try optional(key) else { throw TextError(.missing(key), at: place) }
    return value
  }

  /// The value under `key` of an object; nil when it is missing or null.
  public func optional(_ key: String) throws(TextError) -> JSONValue? {
    let value = try object()[key]
    return value?.content == .null ? nil : value
  }
}

extension Int {
  /// Adds 1, up to `Counting.most`.
  public mutating func countUp() { self = Counting.count(Counting.count(self) + 1) }
}
