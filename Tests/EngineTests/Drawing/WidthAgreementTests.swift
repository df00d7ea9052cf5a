import Engine
import Glibc
import Testing

/// Terminals lay out text by wcwidth(3), their own or the system's. Ours must agree with the system's for
/// every scalar that the system knows, except for the table below.
@Suite(.enabled(if: UTF8Locale() != nil, "needs the locale C.UTF-8"))
struct WidthAgreementTests {
  /// Scalars whose columns differ from those of some versions of glibc, and why.
  private static let exceptions: [(scalars: ClosedRange<UInt32>, columns: Int, why: String)] = [
    (0x302E...0x302F, 0, "Hangul tone marks: combining in xterm's and kitty's tables, wide in glibc"),
    (0x2630...0x2637, 2, "trigrams: wide since Unicode 16; risky, so either count is drawn well"),
    (0x268A...0x268F, 2, "monograms and digrams: as the trigrams"),
    (0x1171E...0x1171E, 1, "Ahom medial ra: a mark with a column of its own since Unicode 16; risky"),
    (0x1D300...0x1D376, 2, "tetragrams and counting rods: as the trigrams"),
    (0x1F1E6...0x1F1FF, 2, "half a flag: one column in wcwidth, two in kitty; risky"),
  ]

  @Test("for every assigned scalar our columns are those of wcwidth, or are in the table of exceptions")
  func agreement() throws {
    let locale = try #require(UTF8Locale())
    var compared = 0
    for scalar in (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init) {
      guard let columns = locale.columns(of: scalar), let ours = Self.columns(of: scalar) else { continue }
      compared += 1
      let exception = Self.exceptions.first { $0.scalars.contains(scalar.value) }
      let agrees = ours == columns || ours == exception?.columns
      #expect(agrees, "U+\(String(scalar.value, radix: 16)): we say \(ours), wcwidth says \(columns)")
    }
    #expect(compared > 140_000)
  }

  @Test("the table of exceptions has our columns")
  func exceptionsHold() {
    for exception in Self.exceptions {
      let scalars = exception.scalars.compactMap(Unicode.Scalar.init).filter { $0.properties.age != nil }
      #expect(scalars.allSatisfy { Self.columns(of: $0) == exception.columns }, "\(exception.why)")
    }
  }

  /// Our columns of a scalar after a letter; nil if cleaning changes it.
  private static func columns(of scalar: Unicode.Scalar) -> Int? {
    let string = "a" + String(scalar)
    let text = Text(string)
    return text.string.unicodeScalars.elementsEqual(string.unicodeScalars) ? text.width - 1 : nil
  }
}

/// The system's wcwidth in a UTF-8 locale, independent of the locale of the tests.
private final class UTF8Locale {
  private typealias Function = @convention(c) (wchar_t) -> Int32

  private let locale: locale_t
  private let wcwidth: Function

  init?() {
    // Found by name, since it is missing from the headers that Swift sees.
    guard let symbol = dlsym(nil, "wcwidth"), let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
    else { return nil }
    self.locale = locale
    wcwidth = unsafeBitCast(symbol, to: Function.self)
  }

  deinit { freelocale(locale) }

  /// 0 to 2; nil for scalars that the system doesn't know or print.
  func columns(of scalar: Unicode.Scalar) -> Int? {
    let before = uselocale(locale)
    defer { _ = uselocale(before) }
    let columns = wcwidth(wchar_t(scalar.value))
    return columns < 0 ? nil : Int(columns)
  }
}
