import Engine
import Games
import Interface

/// The layout of the first screen, from the top: the name beside what is learned, the day's card, the day's challenge, the
/// games, the other screens, and what the chosen one is.
struct LandingLayout {
  /// The program's name; nil where there is no room for it.
  let logo: Point?
  /// What is learned: four rows, or two without the logo.
  let head: Rect
  /// The player's avatar, at the right end.
  let avatar: Point
  /// Why there are fewer new words, and what other languages have due.
  let news: Rect
  /// The card, the challenge, the games, and the other screens.
  let places: [Rect]
  let detail: Rect
  let notice: Rect

  private static let widest = 84
  private static let cardHeight = 4

  /// A notice takes up to three rows above the foot, and everything else moves up for it.
  ///
  /// - Parameters:
  ///   - links: the titles of the other screens.
  ///   - hasNews: whether there is a line below the card.
  init(
    _ page: Page, games: Int, links: [Text], hasChallenge: Bool, hasNews: Bool, notice text: Text,
    hasAvatar: Bool
  ) {
    let rows = text.isEmpty ? 0 : min(3, text.lineCount(columns: page.foot.width) + 1)
    // This screen has no header.
    let room = Rect(page.body.left, page.head.top, page.body.width, page.body.bottom - rows - page.head.top)
    let width = min(room.width, Self.widest)
    let left = room.left + (room.width - width) / 2
    let games = GameTiles(count: games, left: left, width: width)
    let between = Self.cardHeight + (hasNews ? 1 : 0) + (hasChallenge ? 1 : 0) + games.height + 2
    let hasLogo = room.height >= between + Logo.size.height
    let headHeight = hasLogo ? Logo.size.height : 2
    let spare = max(0, room.height - between - headHeight)
    let gap = min(3, spare / 4)
    var top = room.top + (spare - 4 * gap) / 2

    logo = hasLogo ? Point(left, top) : nil
    let aside = hasLogo ? Logo.size.width + 2 : 0
    let taken = hasAvatar && hasLogo ? AvatarDrawing.size.width + 2 : 0
    head = Rect(left + aside, top, width - aside - taken, headHeight)
    avatar = Point(head.right + 2, top)
    top += headHeight + gap
    let card = Rect(left, top, width, Self.cardHeight)
    news = Rect(left + 2, card.bottom, width - 4, hasNews ? 1 : 0)
    top = news.bottom + (hasChallenge || gap > 0 ? min(gap, 1) : 0)
    let challenge = Rect(left, top, width, hasChallenge ? 1 : 0)
    top = challenge.bottom + gap
    let tiles = games.places(from: top)
    top += games.height + gap
    let others = Self.row(of: links, from: Point(left, top), width: width)
    places = [card] + (hasChallenge ? [challenge] : []) + tiles + others
    detail = Rect(left + 2, top + (gap > 1 ? 2 : 1), width - 4, 1)
    notice = Rect(page.foot.left, room.bottom, page.foot.width, page.foot.top - 1 - room.bottom)
  }

  /// The places of some words in a row, each with room for the pointer before it.
  private static func row(of titles: [Text], from start: Point, width: Int) -> [Rect] {
    let widths = titles.map { $0.width + 3 }
    let spare = max(0, width - widths.reduce(0, +)) / max(1, titles.count)
    var x = start.x
    return widths.map { width in
      defer { x += width + min(spare, 4) }
      return Rect(x, start.y, width, 1)
    }
  }
}

/// Tiles of two rows each, in rows of up to five.
private struct GameTiles {
  let count, left, width: Int

  private var rows: Int { (count + 4) / 5 }
  private var columns: Int { max(1, (count + rows - 1) / max(1, rows)) }
  var height: Int { rows * 3 - 1 }

  func places(from top: Int) -> [Rect] {
    let pitch = width / columns
    return (0..<count).map { Rect(left + $0 % columns * pitch, top + $0 / columns * 3, pitch - 1, 2) }
  }
}
