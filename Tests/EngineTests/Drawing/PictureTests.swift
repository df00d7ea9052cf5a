import Engine
import Testing

struct PicturesTests {
  @Test("the oldest pictures go when there are very many")
  func forgetting() {
    var pictures = Pictures()
    let dot = Picture(rows: [[true]])
    for number in 0..<100 { pictures.keep(dot, as: PictureID("\(number)")) }
    pictures.keep(Picture(rows: [[false]]), as: PictureID("99"))
    #expect(pictures[PictureID("0")] == nil)
    #expect(pictures[PictureID("98")] == dot && pictures[PictureID("99")] == Picture(rows: [[false]]))
  }
}
