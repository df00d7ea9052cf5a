import Engine
import Interface
import Learning
import Saving
import Terminal

/// Acts on what scenes report: keeps the save, and writes it when a game has ended or a setting has changed.
struct ArcadeHost: LoopHost {
  private let store: SaveStore<PosixFileSystem>
  private let options: Look
  private var save: SaveFile
  private var hasChanges = false
  /// What went wrong when the save was last written; shown until it works again.
  private(set) var complaint: String?

  init(store: SaveStore<PosixFileSystem>, look: Look) {
    self.store = store
    options = look
    save = store.save
  }

  /// The player's settings, and what the command line asks for over them.
  var look: Look {
    Look(
      theme: Theme.named(save.settings.theme) ?? .dark, ornaments: options.ornaments,
      reducesMotion: options.reducesMotion || !save.settings.hasMotion)
  }

  mutating func handle(_ reports: [any Sendable]) {
    let time = Environment.time
    var isDue = false
    for report in reports where save.take(report, at: time) {
      hasChanges = true
      isDue = isDue || report is RoundResult || report is SettingsChanged
    }
    if isDue { write() }
  }

  /// Says on the first line what could not be saved.
  func decorate(_ canvas: inout Canvas) {
    guard let complaint, !Page.isTooSmall(canvas.size) else { return }
    let line = Rect(Page(canvas.size).head.left, 0, Page(canvas.size).head.width, 1)
    canvas.put(Text(complaint), in: line, .leading, Style(canvas.theme.wrong))
  }

  mutating func flush() {
    if hasChanges { write() }
  }

  private mutating func write() {
    guard store.access == .writable else { return }
    do throws(SaveError) {
      try store.write(save, at: Environment.time)
      hasChanges = false
      complaint = nil
    } catch {
      complaint = "Not saved: \(error)"
    }
  }
}
