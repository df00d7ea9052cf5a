import Engine
import Games
import Interface
import Learning

/// What is learned and how far the player is, beside the program's name.
struct LandingHead {
  private static let barWidth = 16

  let overview: Overview

  func draw(on canvas: inout Canvas, _ layout: LandingLayout) {
    let theme = canvas.theme
    if let avatar = overview.avatar, layout.logo != nil {
      AvatarDrawing(avatar, isAsleep: overview.today?.isDone ?? false).draw(on: &canvas, at: layout.avatar)
    }
    guard let deck = overview.deck else { return }
    let isLow = layout.head.height < 4
    let rows = (0..<4).map { layout.head.row(isLow ? max(0, $0 - 1) : $0) }
    if !isLow { canvas.put(Text(overview.player), in: rows[0], .trailing, Style(theme.muted)) }
    let more = " " + canvas.ornaments.more
    let name =
      Text(deck).shortened(to: rows[1].width - more.width, ellipsis: canvas.ornaments.ellipsis) + more
    canvas.put(name, in: rows[1], .trailing, Style(theme.text).bold)
    let standing = overview.standing(fitting: rows[2].width)
    canvas.put(standing, in: rows[2], .trailing, Style(theme.muted))
    drawRank(on: &canvas, in: isLow ? rows[1] : rows[3], isLow ? .leading : .trailing)
  }

  /// The rank and the row of days, with a flame.
  private func drawRank(on canvas: inout Canvas, in row: Rect, _ alignment: Alignment) {
    guard let today = overview.today else { return }
    let flame: Text = canvas.ornaments.isASCII ? "" : "▲ "
    let days = today.row.count > 1 ? flame + Text(Figure.count(today.row.count, "day", "days")) : .empty
    let rank = Text(overview.rank.title)
    let gap: Text = days.isEmpty ? .empty : "  "
    let textWidth = rank.width + gap.width + days.width
    let barRoom = Self.barWidth + 2
    let hasBar = alignment == .trailing && overview.marks.met > 0 && textWidth + barRoom <= row.width
    let width = textWidth + (hasBar ? barRoom : 0)
    var x = alignment == .trailing ? row.right - width : row.left
    x += canvas.put(rank, at: Point(x, row.top), Style(canvas.theme.second)) + gap.width
    x += canvas.put(days, at: Point(x, row.top), Style(canvas.theme.accent).bold) + 2
    guard hasBar else { return }
    KnownBar(count: overview.reached.count, all: overview.reached.all)
      .draw(on: &canvas, in: Rect(x, row.top, Self.barWidth, 1))
  }
}

extension Overview {
  /// How far the learner is: the letters learned, as the game of letters counts them, or else the known
  /// words.
  fileprivate var reached: (count: Int, all: Int) {
    alphabet.map { ($0.count, $0.all) } ?? (marks.held, marks.total)
  }

  /// The number of words in the deck, how many are known, and how many the learner claims to know, as far as
  /// that fits.
  fileprivate func standing(fitting width: Int) -> Text {
    if let alphabet, marks.met > 0 { return Text("\(alphabet.count) of ") + size + " learned" }
    let isSize = marks.met == 0 || marks.held == 0 && claims != Claims()
    let known = isSize ? size : Text("\(Figure.grouped(marks.held)) of ") + size + " known"
    let proved = Self.counted(claims.proved, "proved")
    let toProve = Self.counted(claims.toProve, "probably known")
    let all = Text.joined([known] + proved + toProve, by: ", ")
    let short = Text.joined([known] + toProve, by: ", ")
    let share = Text("\(Figure.grouped(marks.held)) of \(Figure.grouped(marks.total)) known")
    return [all, short, known].first { $0.width <= width } ?? (isSize ? size : share)
  }

  private static func counted(_ count: Int, _ name: Text) -> [Text] {
    count > 0 ? [Text(Figure.grouped(count)) + " " + name] : []
  }
}
