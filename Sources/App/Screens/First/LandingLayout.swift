import Engine
import Games
import Interface
import Learning

/// The layout of the landing screen.
struct LandingLayout {
  let logo: Point
  /// The deck's name, with a row above and below it.
  let deck: Rect
  /// The player's avatar, at the right end.
  let avatar: Point
  let menu: Rect
  let week: Rect
  /// Why there are fewer new words, and what other languages have due.
  let news: Rect
  let notice: Rect

  /// A notice takes up to three rows above the foot, and everything else moves up for it.
  init(_ page: Page, menu: Menu, notice text: Text, hasAvatar: Bool) {
    let rows = text.isEmpty ? 0 : min(3, text.lineCount(columns: page.foot.width) + 1)
    // This screen has no header.
    let room = Rect(page.body.left, page.head.top, page.body.width, page.body.bottom - rows - page.head.top)
    // A notice takes the air first, so that no line of the menu has to go.
    let least = text.isEmpty ? 1 : 0
    let gap = min(3, max(least, room.height - menu.height - Logo.size.height))
    let size = Size(min(room.width, 72), menu.height + Logo.size.height + gap)
    let top = max(room.top, room.centered(size).top)
    logo = Point(room.centered(size).left, top)
    let taken = hasAvatar ? AvatarDrawing.size.width + 2 : 0
    deck = Rect(logo.x + Logo.size.width + 2, top + 1, size.width - Logo.size.width - 3 - taken, 1)
    avatar = Point(deck.right + 2, top)
    let menuTop = top + Logo.size.height + gap
    self.menu = Rect(logo.x, menuTop, size.width, min(menu.height, room.bottom - menuTop))
    week = Rect(logo.x + 2, menuTop + 1, size.width - 3, 1)
    news = Rect(week.left, week.bottom, week.width, 1)
    notice = Rect(page.foot.left, room.bottom, page.foot.width, page.foot.top - 1 - room.bottom)
  }
}

extension Overview {
  /// How far the learner is: the letters learned, as the game of letters counts them, or else the known
  /// words.
  var reached: (count: Int, all: Int) {
    alphabet.map { ($0.count, $0.all) } ?? (marks.held, marks.total)
  }

  /// The number of words in the deck, how many are known, and how many the learner claims to know, as far as
  /// that fits.
  func standing(fitting width: Int) -> Text {
    if let alphabet, marks.met > 0 { return Text("\(alphabet.count) of ") + size + " learned" }
    let isSize = marks.met == 0 || marks.held == 0 && claims != Claims()
    let known = isSize ? size : Text("\(Figure.grouped(marks.held)) of ") + size + " known"
    let proved = Self.counted(claims.proved, "proved")
    let toProve = Self.counted(claims.toProve, "probably known")
    let all = Text.joined([known] + proved + toProve, by: ", ")
    let short = Text.joined([known] + toProve, by: ", ")
    return [all, short].first { $0.width <= width } ?? known
  }

  private static func counted(_ count: Int, _ name: Text) -> [Text] {
    count > 0 ? [Text(Figure.grouped(count)) + " " + name] : []
  }
}
