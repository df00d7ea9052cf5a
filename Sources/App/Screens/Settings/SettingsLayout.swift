import Engine
import Interface

/// The tabs of the settings screen in the line of its title, and the settings below, two rows each.
struct SettingsLayout {
  /// The columns of a setting's title, with those that the arrow before a value takes.
  private static let titleWidth = 16

  let title: Rect
  let list: TileGrid

  /// - Parameter most: the settings of the longest page, so that the screen stands still when pages are turned.
  init(_ page: Page, most: Int) {
    let air = page.body.height > 3 * most ? 1 : 0
    let place = page.block(rows: (2 + air) * most, width: Page.widest)
    title = page.title(over: place)
    list = TileGrid(in: place, tile: Size(place.width, 2), gap: Size(0, air))
  }

  func tabs(_ titles: [String]) -> [Rect] {
    var x = title.left + Self.titleWidth
    return titles.map { title in
      let width = Text(title).width + 2
      defer { x += width + 1 }
      return Rect(x, self.title.top, width, 1)
    }
  }

  /// Where a value is drawn in the place of its setting.
  static func value(in tile: Rect) -> Rect {
    Rect(tile.left + titleWidth, tile.top, tile.width - titleWidth, 1)
  }
}
