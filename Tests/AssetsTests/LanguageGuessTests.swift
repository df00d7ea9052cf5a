import Learning
import Testing

@Suite("Guessing the language of a table")
struct LanguageGuessTests {
  private func guess(_ texts: String, _ readings: String = "") -> String {
    func list(_ text: String) -> [String] { text.split(separator: "/").map(String.init) }
    let guess = LanguageGuess(list(texts), readings: list(readings), AssetsFolder.common)
    return guess.map { $0.language + ($0.isSure ? "" : "?") } ?? "none"
  }

  @Test(
    "a script that one language has tells it",
    arguments: [
      ("犬/ねこ/食べる", "ja"), ("გამარჯობა", "ka"), ("բարեւ", "hy"), ("σκύλος", "el"), ("개/고양이", "ko"),
      ("שָׁלוֹם", "he"), ("हिन्दी", "hi"), ("மரம்", "ta"), ("แมว", "th"), ("မြန်မာ", "my"), ("собака/мышь", "ru"),
      ("собака/їжа", "uk"), ("куче/ъгъл", "bg"), ("گربه/سگ/پرنده", "fa"), ("љубав", "sr"),
    ])
  func scripts(texts: String, language: String) { #expect(guess(texts) == language) }

  @Test("Chinese characters alone are told by readings and by the commonest words")
  func han() {
    #expect(guess("犬/猫", "いぬ/ねこ") == "ja")
    #expect(guess("狗/猫", "gǒu/māo") == "zh")
    #expect(guess("我们/没有/喜欢/东西/时候") == "zh")
    #expect(guess("学校/映画/図書館/電気/仕事") == "ja")
    #expect(guess("龘").hasSuffix("?"))
  }

  @Test(
    "languages with Latin letters are told by articles, letters and the commonest words",
    arguments: [
      ("der Apfel/die Birne", "de"), ("Hund/Katze", "de"), ("das Abenteuer/die Umwelt/die Entwicklung", "de"),
      ("Bär/Größe", "de"), ("hola/adiós/gracias/perro", "es"), ("el perro/la sal/el pan", "es"),
      ("niño/mañana", "es"),
      ("chat/chien", "fr"), ("le chat/la maison/l'eau", "fr"), ("dog/cat", "en"), ("to run/to sit", "en"),
      ("apple, fruit/pear, fruit/dog, hound", "en"), ("gatto/cane", "it"), ("cachorro/menina/não", "pt"),
      ("de hond/het huis", "nl"),
      ("hund/katt/häst", "sv"), ("pies/kot/książka", "pl"), ("köpek/kedi/ev", "tr"), ("koira/kissa", "fi"),
      ("kutya/macska", "hu"), ("pes/kočka/dům", "cs"), ("puella/amicus", "la"), ("con chó/con mèo", "vi"),
    ])
  func latin(texts: String, language: String) { #expect(guess(texts) == language) }

  @Test("what several languages have, and what none has, isn't sure")
  func unsure() {
    #expect(guess("ser/ir/estar").hasSuffix("?"))
    #expect(guess("mbwa/nyumba") == "none")
    #expect(guess("12/—") == "none")
  }
}
