import Deterministic
import Foundation
import Learning
import Testing

@Suite("Decks of letters")
struct LetterDeckTests {
  static let names = [
    "georgian-letters", "armenian-letters", "greek-letters", "russian-letters", "hiragana", "katakana",
    "hangul-letters",
  ]

  @Test("each is named in the file of its language", arguments: names)
  func language(name: String) throws {
    #expect(Language.of(try AssetsFolder.deck(name).language.term).letterDecks.contains(name))
  }

  @Test("the Georgian letters are those of the alphabet, in its order, with the national romanisation")
  func georgian() throws {
    let deck = try AssetsFolder.deck("georgian-letters")
    let romanization =
      "a b g d e v z t i k' l m n o p' zh r s t' u p k gh q' sh ch ts dz ts' ch' kh j h".split(separator: " ")
    #expect(deck.kind == .alphabet)
    #expect(deck.words.map(\.term) == Self.letters(0x10D0...0x10F0))
    #expect(deck.words.map(\.meanings) == romanization.map { [String($0)] })
    #expect(deck.words.compactMap(\.romanization) == romanization.map { String($0) })
  }

  @Test("where ISO 9984 differs from the national system for Georgian letters, these are its signs")
  func georgianISO() throws {
    let others = [
      "ჟ": "ž", "შ": "š", "ჩ": "č’", "ც": "c’", "ძ": "j", "წ": "c", "ჭ": "č", "ხ": "x", "ჯ": "ǰ", "ღ": "ḡ",
      "ქ": "k’", "თ": "t’", "ფ": "p’", "კ": "k", "ტ": "t", "პ": "p", "ყ": "q",
    ]
    for word in try AssetsFolder.deck("georgian-letters").words {
      #expect(word.letter?.romanizations["iso9984"] == others[word.term] ?? word.meanings[0], "\(word.term)")
      let other = try #require(word.letter?.romanizations["bgn1981"])
      #expect(try Self.icu(word.term, "ka-ka_Latn/BGN_1981") == other.replacing("’", with: "'"))
    }
  }

  @Test("a Georgian letter's name starts with its sound, as ICU romanises it too")
  func georgianNames() throws {
    for word in try AssetsFolder.deck("georgian-letters").words {
      let name = try #require(word.reading)
      #expect(name.hasPrefix(word.meanings[0]), "\(word.term)")
      #expect(try Georgian.latin(word.term) == word.meanings[0])
    }
  }

  /// As in most fonts; ტ is taller than an x in five of six, among them those that draw the cards.
  @Test("Georgian letters have the ascenders and descenders that they have in print, and none has a capital")
  func georgianLevels() throws {
    let classes: [Letter.Level: String] = [
      .xHeight: "ათიო", .ascender: "ბზმნპრსშჩძწხჰ", .descender: "გდევკლჟუფღყცჯ", .both: "ტქჭ",
    ]
    let words = try AssetsFolder.deck("georgian-letters").words
    for word in words {
      let level = try #require(word.letter?.level)
      #expect(classes[level]?.contains(word.term) == true, "\(word.term)")
      #expect(word.letter?.capital == nil)
    }
    #expect(classes.values.joined().count == words.count)
  }

  /// Classical order with the two medieval letters at the end; և is a ligature and no letter here.
  @Test("the Armenian letters are those of the alphabet, in its order, in BGN and ISO 9985")
  func armenian() throws {
    let deck = try AssetsFolder.deck("armenian-letters")
    let romanization =
      "a b g d e z ē ë t’ ž i l x ç k h j ġ č̣ m y n š o č p ǰ ṙ s v t r c’ w p’ k’ ò f".split(separator: " ")
    #expect(deck.kind == .alphabet)
    #expect(deck.words.map(\.term) == Self.letters(0x561...0x586))
    let bgn =
      "a b g d ye z e y t’ zh i l kh ts k h dz gh ch m y n sh vo ch’ p j rr s v t r ts’ v p’ k’ o f".split(
        separator: " ")
    #expect(deck.words.map(\.meanings) == bgn.map { [String($0)] })
    #expect(deck.words.compactMap(\.romanization) == bgn.map { String($0) })
    #expect(deck.words.map { $0.letter?.romanizations["iso9985"] } == romanization.map { String($0) })
    #expect(Set(deck.words.compactMap(\.reading)).count == 38)
  }

  @Test("where Hübschmann and Meillet differ from ISO 9985 for Armenian letters, these are their signs")
  func armenianOthers() throws {
    let others = ["ը": "ə", "ծ": "c", "ղ": "ł", "ճ": "č", "չ": "čʿ", "օ": "ō"]
    for word in try AssetsFolder.deck("armenian-letters").words {
      let same = try #require(word.letter?.romanizations["iso9985"]).replacing("’", with: "ʿ")
      #expect(word.letter?.romanizations["hubschmann"] == others[word.term] ?? same, "\(word.term)")
    }
  }

  @Test("ու and և are one unit each in every system")
  func armenianUnits() throws {
    let alphabet = try #require(try AssetsFolder.deck("armenian-letters").alphabet)
    for term in ["ու", "և"] {
      let unit = try #require(alphabet.units.first { $0.term == term })
      #expect(Set(unit.romanizations.keys) == Set(alphabet.systems.map(\.id)))
    }
    #expect(alphabet.units[0].romanizations == ["iso9985": "ow", "hubschmann": "u", "bgn": "u"])
  }

  @Test("a capital is a single letter, too, and its lower case is the term", arguments: names)
  func capitals(name: String) throws {
    let words = try AssetsFolder.deck(name).words
    let cased: Set = ["armenian-letters", "greek-letters", "russian-letters"]
    for word in words {
      let capital = word.letter?.capital
      #expect((capital != nil) == (cased.contains(name) && word.term != "ς"), "\(word.term)")
      #expect((capital != nil) == (word.letter?.capitalWriting != nil), "\(word.term)")
      guard let capital else { continue }
      #expect(capital.unicodeScalars.count == 1 && capital.lowercased() == word.term)
    }
  }

  @Test("other alphabets are complete and in order, too")
  func whole() throws {
    func terms(_ name: String) throws -> String { try AssetsFolder.deck(name).words.map(\.term).joined() }
    #expect(try terms("greek-letters") == "αβγδεζηθικλμνξοπρσςτυφχψω")
    #expect(try terms("russian-letters") == "абвгдеёжзийклмнопрстуфхцчшщъыьэюя")
    let hiragana = try terms("hiragana")
    let modern = Self.letters(0x3041...0x3093).joined().filter { !"ぁぃぅぇぉゎゐゑ".contains($0) }
    #expect(hiragana.sorted() == modern.sorted() && hiragana.count == 75)
    let katakana = hiragana.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x60).map(String.init) }
    #expect(try terms("katakana") == katakana.joined() + "ー")
    let hangul = try terms("hangul-letters")
    #expect(hangul.hasPrefix("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣ"))
    #expect(hangul.count == 40)
  }

  @Test("kana are romanised by row and vowel, with the exceptions of Hepburn and none in Nihon-shiki")
  func kana() throws {
    for name in ["hiragana", "katakana"] {
      let words = try AssetsFolder.deck(name).words
      for word in words where !word.id.hasPrefix("small-") && word.term != "ー" {
        let systems = try #require(word.letter?.romanizations)
        #expect(systems["hepburn"] == Hepburn.romaji(word.term), "\(word.term)")
        #expect(systems["nihon"] == word.id && word.meanings == [systems["hepburn"]])
      }
    }
  }

  @Test("a small kana is named after the large one, which is the next in Unicode")
  func smallKana() throws {
    for name in ["hiragana", "katakana"] {
      let words = try AssetsFolder.deck(name).words
      let small = words.filter { $0.id.hasPrefix("small-") }
      #expect(small.map(\.id) == ["small-tu", "small-ya", "small-yu", "small-yo"])
      for word in small {
        let scalar = try #require(word.term.unicodeScalars.first)
        let large = try #require(words.first { $0.term.unicodeScalars.first?.value == scalar.value + 1 })
        #expect(word.id == "small-" + large.id && word.letter?.similar == [large.id])
        #expect(word.letter?.romanizations == large.letter?.romanizations.mapValues { "small " + $0 })
      }
    }
  }

  @Test("every letter has a complete card", arguments: names)
  func cards(name: String) throws {
    let deck = try AssetsFolder.deck(name)
    let alphabet = try #require(deck.alphabet)
    let systems = Set(alphabet.systems.map(\.id))
    let ids = Set(deck.words.map(\.id))
    for word in deck.words {
      let letter = try #require(word.letter)
      #expect(word.reading?.isEmpty == false && letter.writing?.hasSuffix(".") == true, "\(word.term)")
      #expect(Set(letter.romanizations.keys) == systems && letter.level != nil, "\(word.term)")
      #expect(word.meanings == [letter.romanizations[alphabet.systems[0].id]], "\(word.term)")
      #expect(letter.heard.hasPrefix("/") || letter.heard.hasPrefix("no sound of its own"), "\(word.term)")
      #expect(ids.isSuperset(of: letter.similar) && !letter.similar.contains(word.id), "\(word.term)")
    }
    #expect(ids.isSuperset(of: alphabet.units.flatMap(\.letters)))
  }

  /// ヲ is in no word that a learner needs.
  @Test("every letter has an example, and examples have their letter", arguments: names)
  func examples(name: String) throws {
    for word in try AssetsFolder.deck(name).words {
      let examples = try #require(word.letter).examples
      #expect(!examples.isEmpty || word.term == "ヲ", "\(word.term)")
      for example in examples {
        #expect(
          Self.letters(of: example.term, in: name).contains(word.term), "\(word.term) in \(example.term)")
      }
    }
  }

  /// を is a particle, never part of a word, and ヲ is even rarer.
  @Test("practice asks every letter in some word", arguments: names)
  func practisedLetters(name: String) throws {
    let deck = try AssetsFolder.deck(name)
    for system in deck.systems {
      var chance = Chance(seed: 1)
      let maker = PracticeMaker(LetterSetup(deck, system: system.id), chance: &chance)
      let asked = Set(maker.words.flatMap(\.units).flatMap(\.letters))
      let missing = deck.words.filter { !asked.contains($0.id) }.map(\.term)
      #expect(missing.allSatisfy { ["を", "ヲ"].contains($0) }, "\(system.id): \(missing)")
    }
  }

  @Test(
    "in every system the sound tells which letter is meant, with the name if two share it",
    arguments: names)
  func prompts(name: String) throws {
    let deck = try AssetsFolder.deck(name)
    for system in deck.systems {
      let letters = deck.romanized(by: system.id)
      let prompts = letters.words.map { letters.prompt(forSoundOf: $0).text }
      let doubled = prompts.filter { prompt in prompts.count { $0 == prompt } > 1 }
      #expect(doubled.isEmpty && !prompts.contains(""), "\(system.id): \(doubled)")
    }
  }

  @Test("there are words to practise with, among them a cat, Berlin and London", arguments: names)
  func practice(name: String) throws {
    let alphabet = try #require(try AssetsFolder.deck(name).alphabet)
    let practice = alphabet.practice
    #expect(alphabet.signs.count >= 25)
    #expect(practice.count >= 90 && Set(practice.map(\.term)).count == practice.count)
    let known = Set(practice.map(\.meaning))
    #expect(known.contains("cat") || known.contains("tomcat") || name == "katakana")
    #expect(known.isSuperset(of: ["Berlin", "London"]) || name == "hiragana")
    for word in practice { #expect(!word.meaning.isEmpty && word.term.count < 12) }
  }

  /// Uses ICU; its marks for ejectives and aspirates vary, so they are unified.
  static func icu(_ text: String, _ transform: String) throws -> String {
    let latin = try #require(text.applyingTransform(StringTransform(transform), reverse: false))
    return latin.replacing("\u{2BC}", with: "'").replacing("\u{2019}", with: "'")
  }

  /// The letters of a word, as on the cards.
  static func letters(of word: String, in deck: String) -> String {
    deck == "hangul-letters" ? jamo(word).filter { $0 != " " } : plain(word)
  }

  /// In lower case, and without an accent unless the accented letter is one of its own.
  private static func plain(_ text: String) -> String {
    text.lowercased().map { "йё".contains($0) || isVoiced($0) ? String($0) : base($0) }.joined()
  }

  private static func isVoiced(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy(ScriptTests.isKana)
  }

  private static func base(_ character: Character) -> String {
    String(String(character).decomposedStringWithCanonicalMapping.unicodeScalars.prefix(1))
  }

  /// The letters of hangul syllables, in their standalone forms.
  private static func jamo(_ text: String) -> String {
    let leads = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
    let tails = Array(" ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
    return text.unicodeScalars.map { scalar in
      let index = Int(scalar.value) - 0xAC00
      return String([leads[index / 588], vowels[index % 588 / 28], tails[index % 28]])
    }.joined()
  }

  private static func letters(_ range: ClosedRange<UInt32>) -> [String] {
    range.compactMap { Unicode.Scalar($0).map { String($0) } }
  }
}

enum Georgian {
  /// The national romanisation by ICU, with the plain apostrophe of our decks.
  static func latin(_ text: String) throws -> String {
    try LetterDeckTests.icu(text, "Georgian-Latin/BGN")
  }
}
