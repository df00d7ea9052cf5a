import Deterministic
import Testing

@testable import Learning

struct LikenessTests {
  @Test("a word is fully like itself, whatever its case, and not at all like one without a common pair")
  func ends() {
    #expect(Likeness.of("Perro", "perro") == 1000)
    #expect(Likeness.of("sol", "mar") == 0)
    #expect(Likeness.of("", "") == 1000)
    #expect(Likeness.of("", "a") == 0)
  }

  @Test("likeness is symmetric, and greater for words that begin or end alike")
  func order() {
    let words = ["pero", "perro", "pera", "hombre", "nombre", "hombro", "él"]
    for first in words {
      for second in words { #expect(Likeness.of(first, second) == Likeness.of(second, first)) }
    }
    #expect(Likeness.of("hombre", "nombre") > Likeness.of("hombre", "perro"))
    #expect(Likeness.of("pero", "perro") == 2000 * 5 / 11)
  }

  @Test("a pair counts as often as both words have it")
  func repeats() {
    #expect(Likeness.of("aaa", "a") == 2000 * 2 / 6)
    #expect(Likeness.of("aaaa", "aa") == 2000 * 3 / 8)
  }

  @Test("the closest of many texts is the same as by comparing each pair", arguments: 0..<20 as Range<UInt64>)
  func closest(seed: UInt64) {
    var chance = Chance(seed: seed)
    let texts = (0..<chance.below(40)).map { _ in
      String((0..<chance.below(6)).map { _ in ["a", "A", "b", "é", "水"][chance.below(5)] }.joined())
    }
    let expected = texts.indices.map { text in
      texts.indices.filter { $0 != text }.map { Likeness.of(texts[text], texts[$0]) }.max() ?? 0
    }
    #expect(Likeness.closest(among: texts) == expected, "seed \(seed): \(texts)")
  }
}

@Suite("Characters that look alike")
struct LookAlikeTests {
  @Test("each set has at least two characters, none twice, and no set occurs twice")
  func sets() {
    #expect(LookAlikes.sets.count > 100)
    for set in LookAlikes.sets { #expect(set.count > 1 && Set(set).count == set.count, "\(set)") }
    #expect(Set(LookAlikes.sets.map { Set($0) }).count == LookAlikes.sets.count)
  }

  @Test("a character has all its look-alikes, and never itself")
  func of() {
    #expect(LookAlikes.of("土") == ["士", "上"])
    #expect(Set(LookAlikes.of("待")).isSuperset(of: ["持", "特", "侍"]) && !LookAlikes.of("待").contains("待"))
    #expect(LookAlikes.of("a").isEmpty)
  }
}
