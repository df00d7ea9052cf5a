import Testing

@testable import Learning

/// No search finds and nobody types a letter of another script that only looks the same.
@Suite("The scripts of the decks")
struct ScriptTests {
  /// The scripts of terms and of meanings, where they aren't the language's Latin letters and English.
  static let scripts:
    [String: (term: @Sendable (Unicode.Scalar) -> Bool, meaning: @Sendable (Unicode.Scalar) -> Bool)] = [
      "georgian-letters": (isGeorgian, isEnglish),
      "armenian-letters": (
        { (0x561...0x586).contains($0.value) },
        { isEnglish($0) || "ēëžçġčšǰṙò’\u{323}".unicodeScalars.contains($0) }
      ),
      "georgian-first": ({ isGeorgian($0) || $0 == " " }, isEnglish),
      "greek-first": (isGreek, isEnglish),
      "armenian-first": ({ (0x561...0x587).contains($0.value) || $0 == " " }, isEnglish),
      "chinese-first": (\.properties.isIdeographic, isEnglish),
      "greek-letters": ({ (0x3B1...0x3C9).contains($0.value) }, isEnglish),
      "russian-letters": (isRussian, { isEnglish($0) || "ë’”".unicodeScalars.contains($0) }),
      "hiragana": ({ (0x3042...0x3093).contains($0.value) }, isEnglish),
      "katakana": ({ (0x30A2...0x30F3).contains($0.value) || $0 == "ー" }, isEnglish),
      "hangul-letters": ({ (0x3131...0x3163).contains($0.value) }, isEnglish),
      "japanese-first": ({ isKana($0) || $0.properties.isIdeographic }, isEnglish),
      "korean-first": ({ (0xAC00...0xD7A3).contains($0.value) }, isEnglish),
      "russian-first": (isRussian, isEnglish),
      "english-first-russian": (isEnglish, isRussianMeaning),
    ]

  @Test("a deck has no character outside its scripts", arguments: DeckContentTests.names)
  func scripts(name: String) throws {
    let deck = try AssetsFolder.deck(name)
    let letters = Language.of(deck.language.term).letters.unicodeScalars
    let isLatin: @Sendable (Unicode.Scalar) -> Bool = {
      Self.isEnglish($0) || $0 == "¿" || letters.contains($0)
    }
    let script = Self.scripts[name] ?? (term: isLatin, meaning: Self.isEnglish)
    for word in deck.words {
      #expect(word.term.unicodeScalars.allSatisfy(script.term), "\(word.term)")
      #expect(word.meanings.joined().unicodeScalars.allSatisfy(script.meaning), "\(word.meanings)")
    }
  }

  @Test(
    "notes of the English decks are in Russian and English, without mixed words",
    arguments: ["english-first-russian"])
  func notes(name: String) throws {
    for word in try AssetsFolder.deck(name).words {
      for part in (word.notes ?? "").split(whereSeparator: { !$0.isLetter }) {
        let russian = part.unicodeScalars.count(where: Self.isRussian)
        #expect(russian == 0 || russian == part.unicodeScalars.count, "\(part)")
      }
    }
  }

  @Sendable static func isGeorgian(_ scalar: Unicode.Scalar) -> Bool {
    (0x10D0...0x10F0).contains(scalar.value)
  }

  @Sendable static func isEnglish(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic || " '?()-".unicodeScalars.contains(scalar)
  }

  /// With the accents of modern Greek.
  @Sendable static func isGreek(_ scalar: Unicode.Scalar) -> Bool {
    (0x386...0x3CE).contains(scalar.value) || scalar == " "
  }

  @Sendable static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x3096).contains(scalar.value) || (0x30A1...0x30FA).contains(scalar.value) || scalar == "ー"
  }

  @Sendable static func isRussianMeaning(_ scalar: Unicode.Scalar) -> Bool {
    isRussian(scalar) || " ?()-".unicodeScalars.contains(scalar)
  }

  @Sendable static func isRussian(_ scalar: Unicode.Scalar) -> Bool {
    (0x410...0x44F).contains(scalar.value) || scalar == "ё" || scalar == "Ё"
  }
}
