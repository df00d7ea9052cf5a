import Engine
import Foundation
import Interface
import Players
import Playtest
import Testing

/// Contact sheets: every kind of screen in three windows and three themes, for visual inspection. Only `make
/// sheets` makes them.
@Suite("Contact sheets")
struct SheetTests {
  private static let folder = ProcessInfo.processInfo.environment["BABBLE_SHEETS"]

  private static let white = TerminalColors(ground: Color(0xFFFFFF), text: Color(0x000000))
  private static let themes: [(name: String, theme: Theme)] = [
    ("dark", .dark), ("light", .light), ("white", Theme(following: white)),
  ]

  @Test(
    "show each kind of screen", .enabled(if: folder != nil),
    arguments: [Size(80, 24), Size(100, 30), Size(160, 45)], 0..<3)
  func sheet(window: Size, number: Int) throws {
    let (name, theme) = Self.themes[number]
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var sheet = Sheet(tile: window)
    for covered in Covered.all {
      for canvas in try Self.shown(covered, window, theme) { sheet.add(canvas, covered.name) }
    }
    let file = folder.appending(path: "\(name)-\(window.width)x\(window.height).svg")
    try Data(sheet.text.utf8).write(to: file)
  }

  /// A kind of screen at first, and after a while; nothing if it only waits.
  private static func shown(_ covered: Covered, _ window: Size, _ theme: Theme) throws -> [Canvas] {
    let shown = try covered.scenes().lazy.map { scene in
      var stage = Stage(scene, window: window, look: Look(theme: theme), tick: Wanderer.tick(of: scene))
        .inBlocks()
      stage.wait(ticks: 60)
      return stage.draw()
    }.filter { $0.rows.count { !$0.isEmpty } > 2 }
    let count = try covered.scenes().count
    return Array(shown.prefix(1)) + Array(shown.dropFirst(count / 3).prefix(1))
  }
}

/// Pictures side by side, each with its name.
private struct Sheet {
  private static let columns = 4
  private static let (gap, heading) = (24, 40)

  let tile: Size
  private var parts: [String] = []

  init(tile: Size) { self.tile = tile }

  /// Size of a tile in the units of the picture: 9 a column and 18 a row, plus margins.
  private var pitch: Size {
    Size((tile.width + 2) * 9 + Self.gap, (tile.height + 1) * 18 + Self.heading + Self.gap)
  }

  mutating func add(_ canvas: Canvas, _ title: String) {
    let (x, y) = (parts.count % Self.columns * pitch.width, parts.count / Self.columns * pitch.height)
    let picture = SVGFilm(canvas).text().replacing(
      "<svg ", with: "<svg x=\"\(x)\" y=\"\(y + Self.heading)\" ")
    parts.append(
      "<text x=\"\(x)\" y=\"\(y + 28)\" font-size=\"24\" fill=\"#888\">\(title)</text>\n\(picture)")
  }

  var text: String {
    let rows = (parts.count + Self.columns - 1) / Self.columns
    let size = Size(pitch.width * Self.columns, pitch.height * rows)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width) \(size.height)" width="\(size.width)" \
      height="\(size.height)" font-family="sans-serif">
      <rect width="\(size.width)" height="\(size.height)" fill="#444"/>
      \(parts.joined())</svg>

      """
  }
}
