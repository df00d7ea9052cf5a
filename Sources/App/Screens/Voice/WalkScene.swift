import Engine
import Interface
import Learning

/// Makes an audio lesson to listen to on a walk: the words, their order and repetitions, and the file. While
/// the lesson is being made it can be cancelled.
struct WalkScene: PageScene {
  /// Longer than any path.
  private static let longest = 4000

  enum Task: Hashable, Sendable {
    case choosing
    /// The file name is being typed.
    case naming(before: String)
    /// Asks whether to overwrite the file at this path.
    case asking(String)
    /// Percent done.
    case making(Int)
  }

  private(set) var choice: WalkChoice
  private(set) var options = LessonOptions()
  private(set) var list: List
  private(set) var field: TextField
  private(set) var task = Task.choosing
  /// The result of the last lesson, or why it can't be made.
  private(set) var news: Text = .empty
  private(set) var isRefused = false
  private var shelf: Shown<LessonWords>
  private var making: Ticket<MakeLesson>?

  init(_ shelf: WalkShelf) {
    choice = WalkChoice(shelf)
    self.shelf = Shown(changingWith: .voice, shelf)
    list = List(count: shelf.rows.count)
    field = TextField(shelf.file, limit: Self.longest)
  }

  mutating func beforeInput(_ step: inout Step) -> Transition? {
    if shelf.update(&step, LessonWords(scope: choice.shelf.scope)), let shelf = shelf.value {
      choice.show(shelf)
      list = List(count: choice.rows.count)
    }
    if let ticket = making, let share = step.progress(of: ticket) {
      task = .making(Int((share * 100).rounded()))
    }
    if let result = making.flatMap({ step.answer($0) }) { end(result) }
    return nil
  }

  private mutating func end(_ result: Result<Text, Unanswered<LessonError>>) {
    making = nil
    switch result {
    case .success(let text): end(text, isRefused: false)
    case .failure(.failed(.present(let path))): task = .asking(path)
    case .failure(.failed(let error)): end(Text(error.description), isRefused: true)
    case .failure(.missing): end(Self.cancelled, isRefused: false)
    }
  }

  private static let cancelled: Text = "Cancelled. Nothing was written."

  var isTyping: Bool { if case .naming = task { true } else { false } }
  var words: [WordReference] { choice.words(options.isFilled) }

  private mutating func end(_ text: Text, isRefused: Bool) {
    (task, news, self.isRefused) = (.choosing, text, isRefused)
  }
}

extension WalkScene {
  private enum Action {
    case export, mark, all, deck, tag, fill, first, pause, spacing, times, file, yes
  }

  private static let keys = KeyMap<Action>([
    (keys: [Key(.enter)], intent: .export), (keys: [" "], intent: .mark),
    (keys: [SharedKey.all.key], intent: .all),
    (keys: ["b"], intent: .deck), (keys: ["t"], intent: .tag), (keys: ["r"], intent: .fill),
    (keys: ["o"], intent: .first), (keys: ["i"], intent: .pause), (keys: ["g"], intent: .spacing),
    (keys: ["n"], intent: .times), (keys: ["f"], intent: .file), (keys: ["y"], intent: .yes),
  ])

  mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
    var (event, layout) = (input.event, WalkLayout(input.page))
    if isTyping {
      if field.handle(event) { return nil }
      if input.command == .act || event.isClick(in: layout.file) { task = .choosing }
    } else if task == .choosing {
      event = sources(layout).pressed(by: event, in: layout.sources)
      event = manner.pressed(by: event, in: layout.manner)
      if event.isClick(in: layout.file) { event = .key("f") }
      choose(event, layout, &step)
    } else if case .asking = task, Self.keys.intent(for: event) == .yes {
      make(isReplacing: true, &step)
    }
    switch input.command {
    case .help: return .push(ScreenHelp.walk)
    case .pause, .leave: return leave(&step)
    default: return nil
    }
  }

  private mutating func choose(_ event: InputEvent, _ layout: WalkLayout, _ step: inout Step) {
    guard let action = Self.keys.intent(for: event) else {
      if let row = list.handle(event, in: layout.list) { mark(row) }
      return
    }
    (news, isRefused) = (.empty, false)
    switch action {
    case .export: make(isReplacing: false, &step)
    case .mark: mark(list.focus)
    case .all: choice.turnAll(options.isFilled)
    case .deck: turnDeck(&step)
    case .tag:
      choice.turnTag()
      list = List(count: choice.rows.count)
    case .file: task = .naming(before: field.string)
    case .yes: break
    case .fill, .first, .pause, .spacing, .times: turn(action)
    }
  }

  private mutating func turn(_ action: Action) {
    switch action {
    case .fill:
      options.isFilled = !options.isFilled && choice.shelf.canFill
      if !choice.shelf.canFill { refuse("Install espeak-ng to have it say what you haven't recorded.") }
    case .first: options.first = options.first == .term ? .meaning : .term
    case .pause: options.pause = options.pause.map { $0 < 8 ? $0 + 1 : nil } ?? 2
    case .spacing: (options.isSpaced, options.times) = (!options.isSpaced, nil)
    case .times: options.times = (options.times ?? options.usualTimes) % LessonOptions.mostTimes + 1
    default: break
    }
  }

  private mutating func mark(_ row: Int) {
    guard choice.rows.indices.contains(row), !choice.turn(row, options.isFilled) else { return }
    refuse("\(Text(choice.row(row).term)) is not recorded yet. r has espeak-ng say what is missing.")
  }

  private mutating func refuse(_ reason: Text) { (news, isRefused) = (reason, true) }

  private mutating func turnDeck(_ step: inout Step) {
    guard let next = choice.next else { return }
    if choice.show(next) {
      list = List(count: choice.rows.count)
    } else {
      shelf.ask(LessonWords(scope: next), &step)
    }
  }

  private mutating func make(isReplacing: Bool, _ step: inout Step) {
    let words = words
    if words.isEmpty {
      return refuse(
        choice.shelf.rows.isEmpty ? "There are no words here." : "Choose a word first: space, or a click.")
    }
    if field.string.trimmed.isEmpty { return refuse("Name the file first: f.") }
    task = .making(0)
    making = step.ask(
      MakeLesson(order: LessonOrder(words, to: field.string, options, isReplacing: isReplacing)))
  }

  /// Cancels what is being done; if nothing is, leaves.
  private mutating func leave(_ step: inout Step) -> Transition? {
    switch task {
    case .choosing: return .pop(with: .none)
    case .naming(let before): (task, field) = (.choosing, TextField(before, limit: field.limit))
    case .asking: (task, news) = (.choosing, "It stays as it is.")
    case .making:
      step.cancel(&making)
      end(Self.cancelled, isRefused: false)
    }
    return nil
  }
}

extension LessonOptions {
  /// The first time, and once more for each interval.
  static let mostTimes = 6

  /// The default number of repetitions.
  var usualTimes: Int { isSpaced ? 4 : 1 }
}
