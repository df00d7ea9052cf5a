import Engine
import Interface
import Learning
import System
import Voice
import WordGame

/// Makes audio lessons on a thread, which wakes the run loop with each step. The words to choose from are
/// found there as well: looking for the recordings of a large deck takes longer than a tick.
struct WalkDesk: Sendable {
  /// The lesson being made.
  private struct Work: Sendable {
    let percent = WorkProgress()
    let runner: ProgramRunner

    /// Kills the programs that work on it.
    func cancel() {
      percent.cancel()
      runner.end()
    }
  }

  private var work: Work?
  private var making: Loading<WalkNews>?
  private var reading: Loading<WalkNews>?
  private var told = 0

  mutating func take(_ request: WalkWish, _ learner: Learner) {
    switch request {
    case .words(let scope): reading = Loading { .words(learner.walkShelf(scope)) }
    case .export(let order):
      guard making == nil else { return }
      let work = Work(runner: ProgramRunner(learner.devices.lessons.programs))
      (self.work, told) = (work, 0)
      making = Loading { learner.made(order, work.runner) { work.percent.take(Int($0 * 100)) } }
    case .cancel: work?.cancel()
    }
  }

  /// Cancels the lesson, and waits until its files are gone.
  mutating func end() {
    work?.cancel()
    _ = making?.awaited
    (making, reading) = (nil, nil)
  }

  /// The news since the last call.
  mutating func arrivals() -> [WalkNews] {
    var news: [WalkNews] = []
    if let shelf = reading?.value {
      reading = nil
      news.append(shelf)
    }
    if let made = making?.value {
      (making, work) = (nil, nil)
      return news + [made]
    }
    let percent = work?.percent.amount ?? 0
    defer { told = percent }
    return percent == told ? news : news + [.coming(percent)]
  }
}

/// The questions of the screen for audio lessons.
extension Learner {
  /// The words to choose from.
  func walkShelf(_ scope: VoiceScope) -> WalkShelf {
    let names = devices.lessons.folder?.names()
    let rows = voiceWords(scope).map { word in
      let item = met(word.reference)?.item
      return WalkShelf.Row(word, isRecorded: item.map { names?.isWhole($0.rawValue) == true } ?? false)
    }
    let decks = [courseDeck ?? chosen].compactMap { $0?.id } + library.decks.shelved.map(\.id)
    var seen = Set<String>()
    return WalkShelf(
      scope, name: walkName(scope), rows, decks: decks.filter { seen.insert($0).inserted },
      file: devices.lessons.file, canFill: devices.lessons.canFill)
  }

  private func walkName(_ scope: VoiceScope) -> String {
    if case .deck(let id) = scope { return library.decks.shelved(id)?.outline.name ?? id }
    return "your words"
  }

  /// Makes a lesson, and reports the result.
  func made(_ order: WalkOrder, _ runner: ProgramRunner, _ report: (Double) -> Bool) -> WalkNews {
    let path = devices.lessons.path(order.file)
    if path.isEmpty { return .failed("Name the file first: f.") }
    let words = lessonWords(voiceWords(.words(order.words)))
    do throws(LessonError) {
      let made = try devices.lessons.make(
        words,
        LessonExporter.Order(
          path, isReplacing: order.isReplacing, order.options.lesson,
          LessonTags(title: "Babble: words to walk with"),
          titles: words.map(\.title)),
        isFilled: order.options.isFilled, runner, report)
      return .made(Text(made.sentence(of: words.count)))
    } catch .present(let path) {
      return .present(path)
    } catch .cancelled {
      return .cancelled
    } catch {
      return .failed(Text(error.description))
    }
  }
}

extension WalkOptions {
  /// The options for planning the lesson.
  var lesson: AudioLesson.Options {
    AudioLesson.Options(
      first: first.voice, pause: pause.map(Double.init), isSpaced: isSpaced, times: times)
  }
}

extension LessonExporter.Made {
  /// Such as "walk.m4a: 4:31, 12 words", and how many words were left out.
  func sentence(of wanted: Int) -> String {
    let sum = "\(path): \(Figure.duration(Int(seconds.rounded()))), \(Figure.count(words, "word", "words"))"
    if words == wanted { return sum }
    return sum
      + ". \(Figure.count(wanted - words, "word was", "words were")) left out, which nobody could say."
  }
}
