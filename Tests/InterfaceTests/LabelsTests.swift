import Engine
import Interface
import Testing

struct LabelsTests {
  private func type(_ text: String, into labels: inout Labels) -> [Int] {
    text.compactMap { labels.read(.key(Key(.character($0)))) }
  }

  @Test("labels are digits first, then letters that are no commands")
  func order() {
    let labels = Labels(count: 12)
    #expect(labels.texts.map(\.string).joined(separator: " ") == "1 2 3 4 5 6 7 8 9 a b c")
    let all = Set(Labels(count: 29).texts.map(\.string))
    #expect(all.count == 29 && all.isDisjoint(with: ["h", "j", "k", "l", "p", "q", "0"]))
  }

  @Test(
    "every label picks its own thing, however many there are, and none begins another",
    arguments: [0, 3, 29, 30, 57, 58, 200])
  func everyLabel(count: Int) {
    var labels = Labels(count: count)
    #expect(labels.texts.count == count)
    for (index, label) in labels.texts.enumerated() {
      #expect(type(label.string, into: &labels) == [index])
      #expect(label.width <= 2)
    }
  }

  @Test("capital letters count, keys with Ctrl, releases and what is no label don't")
  func otherKeys() {
    var labels = Labels(count: 20)
    #expect(labels.read(.key(Key(.character("A"), .shift))) == 9)
    #expect(labels.read(.key(Key(.character("a"), .control))) == nil)
    #expect(labels.read(.key(Key(.character("1"), phase: .release))) == nil)
    #expect(type("0hq;é", into: &labels).isEmpty)
    #expect(labels.read(.key(Key(.enter))) == nil)
  }

  @Test("another key between the two of a label forgets the first")
  func forgetting() {
    var labels = Labels(count: 40)
    #expect(labels.texts[28].string == "z1")
    #expect(labels.read(.key("z")) == nil)
    #expect(labels.read(.key(Key(.tab))) == nil)
    #expect(labels.read(.key("1")) == 0)
    #expect(type("z1", into: &labels) == [28])
    #expect(type("zz", into: &labels).isEmpty)
  }
}
