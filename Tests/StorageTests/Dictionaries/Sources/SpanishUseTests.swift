import Learning
import Testing

@testable import Storage

@Suite("What a Spanish spelling mostly is")
struct SpanishUseTests {
  private typealias Sense = DictionaryEntry.Sense

  private func entry(_ term: String, _ senses: (String?, [String])...) -> DictionaryEntry {
    var entry = DictionaryEntry(
      language: "es", term: term, senses: senses.map { Sense($0.1, partOfSpeech: $0.0) })
    entry.zipf = 6
    return entry
  }

  private func settled(
    _ entries: [DictionaryEntry], firsts: [String: [String]] = [:], counts: [String: Double] = [:]
  ) -> [DictionaryEntry] {
    let frequencies = counts.isEmpty ? nil : WordFrequencies(zipf: counts)
    return SpanishUse.settled(entries, firsts: firsts, spanish: frequencies, english: frequencies)
  }

  @Test("a pronoun comes before the east, a verb before the being, a son before his sister")
  func order() {
    let all = settled([
      entry("este", ("masculine noun", ["east"]), ("determiner", ["this"])),
      entry("ser", ("masculine noun", ["being"]), ("verb", ["to be"])),
      entry("hijo", ("feminine noun", ["daughter"]), ("masculine noun", ["son"])),
      entry("arena", ("masculine noun", ["arena"]), ("feminine noun", ["sand"])),
      entry("peor", ("adjective", ["bad"])),
    ])
    #expect(all.map(\.meanings.first) == ["this", "to be", "son", "sand", "worse"])
    #expect(all[3].senses[0].partOfSpeech == "feminine noun")
  }

  @Test("verbs of a list without parts of speech get their to, modal ones have none")
  func verbs() {
    let all = settled([
      entry("hacer", ("verb", ["to do"]), (nil, ["make"])), entry("deber", ("verb", ["to must"])),
      entry("español", ("adjective", ["spanish"]), ("noun", ["Spanish"])),
    ])
    #expect(all.map(\.meanings) == [["to do", "to make"], ["must"], ["Spanish"]])
  }

  @Test("what another dictionary gives first, or what is far commoner in English, comes first")
  func meanings() {
    let evitar = entry("evitar", ("verb", ["to avert", "to avoid"]))
    #expect(settled([evitar])[0].meanings[0] == "to avert")
    #expect(settled([evitar], firsts: ["evitar": ["avoid"]])[0].meanings[0] == "to avoid")
    let counts = ["avert": 3.0, "avoid": 4.9]
    #expect(settled([evitar], counts: counts)[0].meanings[0] == "to avoid")
  }

  @Test("a noun that is mostly a form of a verb has the frequency of its plural, and a mere form is rare")
  func shares() {
    let counts = [
      "llama": 6, "llaman": 5.5, "llamar": 5.7, "llamas": 4.3, "parte": 6, "parten": 4.2, "partir": 5.2,
      "partes": 5.1, "noticia": 4.97, "noticias": 5.06,
    ]
    let all = settled(
      [
        entry("llama", ("feminine noun", ["llama"])), entry("llamar", ("verb", ["to call"])),
        entry("parte", ("feminine noun", ["part"])), entry("partir", ("verb", ["to leave"])),
        entry("noticia", ("feminine noun", ["news"])), entry("noticias", (nil, ["news"])),
      ], counts: counts)
    let rare = all.filter { ($0.zipf ?? 0) < 5.9 }.map(\.term)
    #expect(rare == ["llama", "noticias"])
  }

  @Test(
    "blanks that a source lost come back, a word of two words stays one, and what can't be read is left out")
  func joined() {
    let counts = [
      "be": 6.6, "able": 5.3, "to": 7.4, "house": 5.6, "wife": 5.2, "housewife": 3.4, "very": 6.0,
      "much": 6.0,
    ]
    let joined = JoinedWords(WordFrequencies(zipf: counts), of: [])
    let poder = entry(
      "poder", (nil, ["beableto", "verymuch", "housewife", "grammophonedisc", "church\u{2010}house"]))
    #expect(joined.parted(poder)?.meanings == ["be able to", "very much", "housewife", "church-house"])
    #expect(joined.parted(entry("disco", (nil, ["grammophonedisc"]))) == nil)
    let plain = JoinedWords(nil, of: [])
    #expect(plain.parted(poder)?.meanings.prefix(3) == ["be able to", "very much", "housewife"])
  }
}
