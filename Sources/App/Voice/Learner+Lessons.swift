import Engine
import Interface
import Learning
import System

/// Audio lessons.
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

  /// Makes a lesson. Returns what to say about it.
  func make(
    _ order: LessonOrder, _ runner: ProgramRunner, _ report: (Double) -> Bool
  ) throws(LessonError) -> Text {
    let words = lessonWords(voiceWords(.words(order.words)))
    let made = try devices.lessons.make(
      words,
      LessonExporter.Order(
        devices.lessons.path(order.file), isReplacing: order.isReplacing, order.options.lesson,
        LessonTags(title: "Babble: words to walk with"), titles: words.map(\.title)),
      isFilled: order.options.isFilled, runner, report)
    return Text(made.sentence(of: words.count))
  }
}

extension LessonOptions {
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
