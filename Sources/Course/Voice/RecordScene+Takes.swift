import Engine
import Learning
import WordGame

/// What happens to a word.
extension RecordScene {
  /// Counts a side in; what was said of it before is forgotten.
  mutating func begin(_ side: ShownSide, _ step: inout Step) {
    guard queue.obstacle == nil else { return }
    hush(&step)
    (takes[side], problem, isWarned) = (nil, .empty, false)
    (stage, level, levels) = (.counting(side), VoiceLevel(levels: []), [])
  }

  /// Both sides are said again.
  mutating func beginAnew(_ step: inout Step) {
    takes = [:]
    begin(.term, &step)
  }

  /// Leaving now would lose what was said.
  mutating func warn() {
    (problem, isWarned) = ("This word isn't kept yet. Enter keeps it, Esc once more leaves it.", true)
  }

  /// Nothing that was said counts as too loud any more.
  mutating func pass() { takes = takes.mapValues { VoiceShape($0.columns, tenths: $0.tenths) } }

  /// Lets go of what is being said.
  mutating func stop() { stage = takes.isEmpty ? .ready : .judging }

  mutating func hush(_ step: inout Step) {
    if isPlaying { step.report(.asks(.voice(.hush))) }
    isPlaying = false
  }

  /// Goes to another word.
  mutating func go(to row: Int, _ step: inout Step) {
    hush(&step)
    show(row)
  }

  mutating func show(_ row: Int) {
    (self.row, takes, levels, level) = (row, [:], [], VoiceLevel(levels: []))
    (problem, isWarned) = (.empty, false)
    (stage, end) = (entry == nil ? .over : .ready, nil)
  }

  mutating func take(_ level: VoiceLevel) {
    self.level = level
    levels = (levels + level.levels).suffix(VoiceShape.count)
  }

  mutating func take(_ shape: VoiceShape, _ side: ShownSide) {
    guard stage == .recording(side) else { return }
    takes[side] = shape
    let missing = ShownSide.allCases.first { takes[$0] == nil }
    if shape.fault == nil, let missing {
      (stage, levels) = (.counting(missing), [])
    } else {
      stage = .judging
    }
  }

  /// The next word is counted in by itself: whoever is recording goes on.
  mutating func goOnAfterKeeping() {
    kept.insert(row)
    show(row + 1)
    if stage == .ready { stage = .counting(.term) }
  }

  mutating func fail(_ reason: Text) {
    (problem, isPlaying, isListening) = (reason, false, false)
    switch stage {
    case .counting, .recording: stop()
    case .keeping: stage = .judging
    case .ready, .judging, .over: break
    }
  }
}
