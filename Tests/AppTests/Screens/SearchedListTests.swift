import Engine
import Interface
import Synchronization
import Testing

@testable import App

@Suite("A list with a search, however long")
struct SearchedListTests {
  private final class Looked: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }

    func text(_ place: Int) -> String {
      count.withLock { $0 += 1 }
      return "w\(place)x"
    }
  }

  private static let page = Page(Size(80, 24))

  private func press(_ code: Key.Code, in list: inout SearchedList) {
    let input = PageInput(.key(Key(code)), on: Self.page, list.foot(act: .open))
    _ = list.handle(input, SearchedLayout(Self.page))
  }

  private func type(_ text: String, in list: inout SearchedList) {
    for character in text {
      press(.character(character), in: &list)
    }
  }

  @Test("looks at nothing before a search, and at no more than two thousand texts in a tick")
  func bounded() {
    let looked = Looked()
    var list = SearchedList(count: 20_000, isSearching: true) { looked.text($0) }
    #expect(looked.value == 0 && list.found.count == 20_000 && list.isDone)
    type("9x", in: &list)
    #expect(looked.value == TextSearch.mostAtOnce && !list.isDone)
    #expect(list.found.count == 200 && list.found.first == 9, "the first rows come at once")
    var ticks = 0
    while !list.isDone {
      let before = looked.value
      list.advance()
      #expect(looked.value - before <= TextSearch.mostAtOnce)
      ticks += 1
    }
    #expect(ticks == 9 && looked.value == 20_000)
    #expect(list.found == (0..<20_000).filter { $0 % 10 == 9 })
  }

  @Test("a changed search starts again, a cleared one lists everything; no text is looked at twice")
  func changes() {
    let looked = Looked()
    var list = SearchedList(count: 5000, isSearching: true) { looked.text($0) }
    type("w", in: &list)
    type("4999", in: &list)
    while !list.isDone { list.advance() }
    #expect(list.found == [4999] && list.focused == 4999 && looked.value == 5000)
    press(.escape, in: &list)
    #expect(list.found.count == 5000 && list.isDone && looked.value == 5000)
    #expect(list.focused == 4999)
  }

  @Test("hits that begin with the text come first, and only once")
  func beginnings() {
    let texts = ["tea room", "a steam", "team", "the sea", "tea"]
    let list = SearchedList(
      count: texts.count, isSearching: true,
      beginnings: { text in [4, 2, 0].filter { texts[$0].hasPrefix(text) } }, text: { texts[$0] })
    var found = list
    type("tea", in: &found)
    #expect(found.found == [4, 2, 0, 1] && found.isDone)
    press(.escape, in: &found)
    #expect(found.found == Array(texts.indices))
  }
}
