import Course
import Engine
import Interface
import Learning
import System
import Voice
import WordGame

/// What the screen of audio lessons asks.
extension Arcade {
  /// Words to choose from.
  func walkShelf(_ scope: VoiceScope) -> WalkShelf {
    let names = lessons.folder?.names()
    let rows = voiceWords(scope).map { word in
      let item = met(word.reference)?.item
      return WalkShelf.Row(word, isRecorded: item.map { names?.isWhole($0.rawValue) == true } ?? false)
    }
    let decks = [courseDeck ?? chosen].compactMap { $0?.id } + decks.shelved.map(\.id)
    var seen = Set<String>()
    return WalkShelf(
      scope, name: walkName(scope), rows, decks: decks.filter { seen.insert($0).inserted },
      file: lessons.file, canFill: lessons.canFill)
  }

  private func walkName(_ scope: VoiceScope) -> String {
    if case .deck(let id) = scope { return decks.shelved(id)?.outline.name ?? id }
    return "your words"
  }

  /// Makes a lesson, and says what came of it.
  func made(_ order: WalkOrder, _ runner: ProgramRunner, _ report: (Double) -> Bool) -> WalkNews {
    let path = lessons.path(order.file)
    if path.isEmpty { return .failed("Name the file first: f.") }
    let words = lessonWords(voiceWords(.words(order.words)))
    do throws(LessonError) {
      let made = try lessons.make(
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
  /// As a lesson is planned by them.
  var lesson: AudioLesson.Options {
    AudioLesson.Options(
      first: first.voice, pause: pause.map(Double.init), isSpaced: isSpaced, times: times)
  }
}

extension LessonExporter.Made {
  /// As in "walk.m4a: 4:31, 12 words", and what was left out.
  func sentence(of wanted: Int) -> String {
    let sum = "\(path): \(Figure.duration(Int(seconds.rounded()))), \(Figure.count(words, "word", "words"))"
    if words == wanted { return sum }
    return sum
      + ". \(Figure.count(wanted - words, "word was", "words were")) left out, which nobody could say."
  }
}
