import ArgumentParser
import Engine
import Interface
import Learning
import Storage
import System

/// `babble voice export`.
struct VoiceExport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Make an audio lesson of your recordings, to learn while you walk.",
    discussion: """
      Each word is said, then comes a pause to answer in, then what it means. A word comes back after 5 and 25 seconds \
      and after 2 minutes, with others in between; --in-order says one after the other. Each word has a chapter. \
      The file's ending says what it becomes: .m4a, .mp3 and .ogg are made by ffmpeg, .wav needs nothing. \
      Without --out a screen opens to choose words in.

      Examples:
        babble voice export --deck spanish-first --out walk.m4a
        babble voice export --tag travel --order meaning --pause 4 --out travel.mp3
        babble voice export --deck spanish-first --speak --in-order --out all.ogg
      """)

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "The words of these decks; else your own and those of the deck that you learn.", valueName: "id"))
  var deck: [String] = []

  @Option(help: "Only words with this tag.")
  var tag: String?

  @Option(help: ArgumentHelp("Only words of this language, as es or ja.", valueName: "tag"))
  var language: String?

  @Option(help: ArgumentHelp("Where to write it.", valueName: "file"), completion: .file())
  var out: String?

  @Option(help: "Seconds between word and meaning, 0 to 30; else as long as the answer takes.")
  var pause: Double?

  @Option(
    help: "How often each word is said, 1 to \(AudioLesson.Options.mostTimes); by default 4, in order once.")
  var times: Int?

  @Option(help: "Which side is said first: term or meaning.")
  var order: VoiceSide = .term

  @Flag(help: "Say one word after the other.")
  var inOrder = false

  @Flag(help: "Have espeak-ng say what isn't recorded.")
  var speak = false

  @Flag(help: "Overwrite the file if it is there, without asking.")
  var yes = false

  @OptionGroup var options: CommonOptions

  func validate() throws {
    if let pause, !(0...30).contains(pause) {
      throw ValidationError("--pause takes 0 to 30 seconds, not \(pause).")
    }
    if let times, !(1...AudioLesson.Options.mostTimes).contains(times) {
      throw ValidationError("--times takes 1 to \(AudioLesson.Options.mostTimes), not \(times).")
    }
    let isShaped =
      pause != nil || times != nil || order != .term || inOrder || speak || language != nil || yes
    if out == nil, isShaped || deck.count > 1 || !deck.isEmpty && tag != nil {
      throw ValidationError(
        "Name the file with --out FILE; without it a screen asks for all but one --deck or --tag.")
    }
    if let out, LessonFormat(path: out) == nil {
      throw ValidationError("--out: \(LessonError.unknownEnding(out))")
    }
  }

  func run() throws {
    let program = Program(options)
    guard let out else { return try choose(program) }
    let (learner, notices) = try program.lookedAt()
    Printer.error(notices.map { Text($0) })
    let words = try heard(try selected(learner), learner)
    let isReplacing = try agrees(toReplace: out)
    let made = try make(words, out, isReplacing: isReplacing, program, learner)
    Printer.out(Text(made.sentence(of: words.count)))
  }
}

/// Choosing the words, and the file.
extension VoiceExport {
  /// At a terminal the player chooses on a screen; a script has to name the words.
  private func choose(_ program: Program) throws {
    guard Printer.isAtTerminal else {
      throw Failure(
        description: "Nothing was written. Name the file: babble voice export --out walk.m4a", status: 2)
    }
    let learner = try program.lookedAt().learner
    if let deck = deck.first, learner.library.decks.shelved(deck) == nil { throw Self.absence(of: deck) }
    program.open(starting: .walk(deck.first.map { .deck($0) } ?? tag.map { .tag($0) } ?? .usual))
  }

  private static func absence(of deck: String) -> Failure {
    Failure(description: "There is no deck \"\(deck)\". babble decks lists them.")
  }

  private func selected(_ learner: Learner) throws(Failure) -> [LessonWord] {
    for id in deck where learner.library.decks.shelved(id) == nil { throw Self.absence(of: id) }
    let scopes = deck.isEmpty ? [VoiceScope.usual] : deck.map { .deck($0) }
    let words = scopes.flatMap { learner.voiceWords($0) }.filter { word in
      tag.map(word.word.tags.contains) ?? true
        && language.map { LanguageTag.primary(of: $0) == LanguageTag.primary(of: word.origin.language.term) }
          ?? true
    }
    guard !words.isEmpty else { throw Failure(description: "No word matches.") }
    return learner.lessonWords(words)
  }

  /// The words that have a sound. Prints how many don't.
  private func heard(_ words: [LessonWord], _ learner: Learner) throws(Failure) -> [LessonWord] {
    let recorded = words.filter(\.isRecorded)
    if recorded.count == words.count { return words }
    if speak {
      guard learner.devices.lessons.canFill else {
        throw Failure(description: "espeak-ng isn't installed: install it, or leave out --speak.")
      }
      return words
    }
    let missing = words.count - recorded.count
    let command = "babble voice record" + (deck.first.map { " --deck \($0)" } ?? "")
    let count =
      "\(Figure.grouped(missing)) of \(Figure.count(words.count, "word", "words")) \(missing == 1 ? "has" : "have") no recording"
    let hint = "\(count): \(command) records, --speak fills in."
    guard !recorded.isEmpty else { throw Failure(description: hint) }
    Printer.error([Text(hint)])
    return recorded
  }

  /// Asks whether an existing file may be replaced.
  private func agrees(toReplace path: String) throws(Failure) -> Bool {
    if yes { return true }
    if !DeckFiles.exists(path, on: PosixFileSystem()) { return false }
    try Printer.agree(
      to: "\(path) exists already. Overwrite it?", refusal: "Nothing was written.",
      unasked: ["Nothing was written: \(path) exists already. --yes overwrites it."])
    return true
  }

  private func make(
    _ words: [LessonWord], _ path: String, isReplacing: Bool, _ program: Program, _ learner: Learner
  ) throws -> LessonExporter.Made {
    let order = LessonExporter.Order(
      path, isReplacing: isReplacing, lesson,
      LessonTags(title: title(learner)), titles: words.map(\.title))
    return try LongWork.run { work in
      do throws(LessonError) {
        return try learner.devices.lessons.make(
          words, order, isFilled: speak, ProgramRunner(program.installed)
        ) { share in (try? work.report { Self.bar(share, program.ornaments) }) != nil }
      } catch .cancelled {
        throw Failure(lines: [], status: 130)
      } catch {
        throw Failure(description: error.description)
      }
    }
  }

  private var lesson: AudioLesson.Options {
    AudioLesson.Options(first: order, pause: pause, isSpaced: !inOrder, times: times)
  }

  private func title(_ learner: Learner) -> String {
    let names =
      deck.compactMap { learner.library.decks.shelved($0)?.outline.name } + (tag.map { ["#\($0)"] } ?? [])
    return names.isEmpty ? "Words to walk with" : names.joined(separator: ", ")
  }

  private static func bar(_ share: Double, _ ornaments: Ornaments) -> Text {
    let full = Int(share * 30)
    let bar = Array(repeating: ornaments.barFull, count: full)
    let rest = Array(repeating: ornaments.barEmpty, count: 30 - full)
    return Text.joined(bar + rest, by: "") + " \(Int(share * 100)) %"
  }
}

extension VoiceSide: ExpressibleByArgument {}
