import Engine
import Interface
import Learning

/// The player's own drawings at the end of a round, the closest first.
struct GalleryScene: PageScene {
  struct Picture: Hashable, Sendable {
    let character: Character
    let drawing: Drawing
    /// From 1 to 3; nil if nothing could measure it.
    let stars: Int?
  }

  private static let tile = Size(17, 9)

  private let pictures: [Picture]
  private let cellShape: CellShape

  init(_ pictures: [Picture], _ cellShape: CellShape) {
    self.pictures = pictures.enumerated()
      .sorted { (-($0.element.stars ?? 0), $0.offset) < (-($1.element.stars ?? 0), $1.offset) }
      .map(\.element)
    self.cellShape = cellShape
  }

  var foot: Foot { Foot([.enter(.next), .help]) }

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    if input.command == .help { return .push(DrawingHelp.scene) }
    let goesOn = [.act, .pause, .leave].contains(input.command) || input.event.isClick(in: input.page.body)
    return goesOn ? .pop(with: .none) : nil
  }

  func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {
    canvas.put("Your drawings", in: page.head, .leading, Style(canvas.theme.text).bold)
    let grid = TileGrid(in: page.body, tile: Self.tile, gap: Size(1, 0))
    for (index, picture) in pictures.prefix(grid.columns * grid.rows).enumerated() {
      draw(picture, on: &canvas, in: grid.place(index))
    }
  }

  private func draw(_ picture: Picture, on canvas: inout Canvas, in place: Rect) {
    let caption = Rect(place.left, place.bottom - 1, place.width, 1)
    let room = Rect(place.left, place.top, place.width, place.height - 1).inset(1, 1)
    let board = InkPlace(in: room, cellShape)
    canvas.drawBoard(board, hasGuides: false)
    let ink = Brush(thick: 0.08, thin: 0.04)
      .ink(picture.drawing, width: board.dots.width, height: board.dots.height)
    canvas.draw(ink, in: board, canvas.theme.text)
    let stars = picture.stars.map { " " + canvas.ornaments.stars($0) } ?? .empty
    canvas.put(Text(String(picture.character)) + stars, in: caption, .center, Style(canvas.theme.accent))
  }

  func hash(into hash: inout StateHash) {
    // Left out: the shape of cells, which is the terminal's.
    hash.combine(fieldsOf: self, pictures, cosmetic: 1)
  }
}

extension GalleryScene.Picture: StateHashable {
  func hash(into hash: inout StateHash) {
    hash.combine(String(character))
    hash.combine(drawing)
    hash.combine(stars)
  }
}

extension Ornaments {
  /// As in ★★☆.
  func stars(_ count: Int) -> Text {
    Text.joined((0..<3).map { $0 < count ? star : noStar }, by: "")
  }
}
