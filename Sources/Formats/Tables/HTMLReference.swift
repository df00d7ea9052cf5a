/// A character that HTML writes by its name or number: &eacute; &#233; &#xE9;
struct HTMLReference {
  let scalars: [Unicode.Scalar]
  /// The number of scalars after the ampersand.
  let width: Int

  /// - Parameter rest: what follows the ampersand; nil if that is no reference.
  init?(_ rest: ArraySlice<Unicode.Scalar>) {
    guard let found = rest.first == "#" ? Self.numbered(rest.dropFirst()) : Self.named(rest) else {
      return nil
    }
    self = found
  }

  private init(_ scalars: [Unicode.Scalar], width: Int) { (self.scalars, self.width) = (scalars, width) }

  /// The longest name counts: of those without a semicolon one can begin like another.
  private static func named(_ rest: ArraySlice<Unicode.Scalar>) -> HTMLReference? {
    let letters = rest.prefix(HTMLNames.longest).prefix {
      $0.isASCII && ($0.properties.isAlphabetic || isDigit($0))
    }
    let name = String(String.UnicodeScalarView(letters))
    if rest.dropFirst(letters.count).first == ";", let found = HTMLNames.all[name[...]] {
      return HTMLReference(found.scalars, width: letters.count + 1)
    }
    for count in stride(from: min(letters.count, HTMLNames.longestOld), to: 1, by: -1) {
      guard let found = HTMLNames.all[name.prefix(count)], found.isOld else { continue }
      return HTMLReference(found.scalars, width: count)
    }
    return nil
  }

  /// The number sign was passed.
  private static func numbered(_ rest: ArraySlice<Unicode.Scalar>) -> HTMLReference? {
    let isHex = rest.first == "x" || rest.first == "X"
    let digits = rest.dropFirst(isHex ? 1 : 0).prefix(10).prefix { isDigit($0) || isHex && isHexLetter($0) }
    let text = String(String.UnicodeScalarView(digits))
    guard let code = UInt32(text, radix: isHex ? 16 : 10), let scalar = scalar(code), scalar != "\0" else {
      return nil
    }
    let width = 1 + (isHex ? 1 : 0) + digits.count
    return HTMLReference([scalar], width: rest.dropFirst(width - 1).first == ";" ? width + 1 : width)
  }

  /// Numbers from 128 to 159 are meant as Windows-1252: browsers read them like that.
  private static func scalar(_ code: UInt32) -> Unicode.Scalar? {
    (0x80...0x9F).contains(code) ? Windows1252.scalar(UInt8(code)) : Unicode.Scalar(code)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isHexLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."f").contains(scalar) || ("A"..."F").contains(scalar)
  }
}
