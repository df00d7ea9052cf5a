import Course
import Engine
import Interface

/// Where the parts of the landing screen stand.
struct LandingLayout {
  let logo: Point
  /// The deck's name, with rows above and below it.
  let deck: Rect
  /// What the player is drawn as, at the right end.
  let avatar: Point
  let menu: Rect
  let week: Rect
  /// Why there are fewer new words, below them.
  let reason: Rect
  let notice: Rect

  /// A notice gets up to three rows above the foot, and all else moves up for it.
  init(_ page: Page, menu: Menu, notice text: Text, hasAvatar: Bool) {
    let rows = text.isEmpty ? 0 : min(3, text.lineCount(columns: page.foot.width) + 1)
    // Nothing stands at the head of this screen.
    let room = Rect(page.body.left, page.head.top, page.body.width, page.body.bottom - rows - page.head.top)
    // A notice comes before the air, so that no line of the menu has to go for it.
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
    reason = Rect(week.left, week.bottom, week.width, 1)
    notice = Rect(page.foot.left, room.bottom, page.foot.width, page.foot.top - 1 - room.bottom)
  }
}
