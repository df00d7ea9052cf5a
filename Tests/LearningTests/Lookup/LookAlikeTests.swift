@testable import Learning
import Testing

@Suite("Characters that look alike")
struct LookAlikeTests {
  @Test("each set has at least two characters, none twice, and no set stands there twice")
  func sets() {
    #expect(LookAlikes.sets.count > 100)
    for set in LookAlikes.sets { #expect(set.count > 1 && Set(set).count == set.count, "\(set)") }
    #expect(Set(LookAlikes.sets.map { Set($0) }).count == LookAlikes.sets.count)
  }

  @Test("a character has all that it is taken for, never itself")
  func of() {
    #expect(LookAlikes.of("土") == ["士", "上"])
    #expect(Set(LookAlikes.of("待")).isSuperset(of: ["持", "特", "侍"]) && !LookAlikes.of("待").contains("待"))
    #expect(LookAlikes.of("a").isEmpty)
  }
}
