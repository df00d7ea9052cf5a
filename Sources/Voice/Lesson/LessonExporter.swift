import Sound
import System

/// Makes an audio lesson to a file: the words' sounds are gathered, laid out in time, and encoded. The file appears when it is
/// whole; whoever stops it, and whatever fails, nothing is left.
public struct LessonExporter {
  /// What a lesson was made of.
  public struct Made: Equatable, Sendable {
    /// Where it is.
    public let path: String
    /// How long it is.
    public let seconds: Double
    /// How many words it has.
    public let words: Int
  }

  /// What a lesson is to be.
  public struct Order: Sendable {
    /// The file, whose ending says the form.
    public var path: String
    /// Whether what is there gives way.
    public var isReplacing: Bool
    /// How it goes.
    public var options: AudioLesson.Options
    /// What players show of it.
    public var tags: LessonTags
    /// The titles of its words, in order.
    public var titles: [String]

    /// An order of its parts.
    public init(
      _ path: String, isReplacing: Bool, _ options: AudioLesson.Options, _ tags: LessonTags, titles: [String]
    ) {
      (self.path, self.isReplacing, self.options) = (path, isReplacing, options)
      (self.tags, self.titles) = (tags, titles)
    }
  }

  let programs: InstalledPrograms
  let runner: ProgramRunner
  let files: any FileSystem

  /// An exporter with this machine's programs. It belongs to the thread of its runner.
  public init(_ programs: InstalledPrograms, _ runner: ProgramRunner, on files: any FileSystem) {
    (self.programs, self.runner, self.files) = (programs, runner, files)
  }

  /// Makes a lesson.
  ///
  /// - Parameters:
  ///   - clip: how a side of the word of a number sounds; a word of which a side has no sound is left out.
  ///   - report: hears how much is done, from 0 to 1, at least ten times a second where other programs are waited for,
  ///     and returns whether the lesson is still wanted.
  public func export(
    _ order: Order, _ clip: (_ word: Int, _ side: VoiceSide) -> Samples?, _ report: (Double) -> Bool
  ) throws(LessonError) -> Made {
    guard report(0) else { throw .cancelled }
    let encoder = try encoder(for: order.path, report)
    NewFile.sweep(order.path, on: files)
    let target = try tried { () throws(FileError) in
      try NewFile(order.path, on: files, isReplacing: order.isReplacing)
    }
    let clips = try tried { () throws(FileError) in try LessonClips(beside: order.path, on: files) }
    let share = encoder == nil ? 0.6 : 0.35
    let words = try gather(order.titles, into: clips, clip) { report(share * $0) }
    let lesson = AudioLesson(words.map(\.word), order.options)
    if let encoder {
      let sound = try tried { () throws(FileError) in
        try NewFile(order.path, on: files, isReplacing: true)
      }
      try mix(lesson, words, clips, to: sound) { report(share + (0.5 - share) * $0) }
      try encode(lesson, encoder, order.tags, from: sound, to: target, clips) { report(0.5 + 0.5 * $0) }
    } else {
      try head(lesson, target)
      try mix(lesson, words, clips, to: target) { report(share + (1 - share) * $0) }
    }
    try tried { () throws(FileError) in try target.finish() }
    return Made(path: order.path, seconds: lesson.seconds, words: words.count)
  }
}

/// A word with the numbers of its clips.
struct GatheredWord {
  let word: AudioLesson.Word
  let clips: [VoiceSide: Int]
}

/// The steps.
extension LessonExporter {
  /// The words that can be heard.
  private func gather(
    _ titles: [String], into clips: LessonClips, _ clip: (Int, VoiceSide) -> Samples?,
    _ report: (Double) -> Bool
  ) throws(LessonError) -> [GatheredWord] {
    var words: [GatheredWord] = []
    for (index, title) in titles.enumerated() {
      guard report(Double(index) / Double(titles.count)) else { throw .cancelled }
      let sides = VoiceSide.allCases.map { clip(index, $0) }
      guard let term = sides[0], let meaning = sides[1], !term.values.isEmpty, !meaning.values.isEmpty
      else { continue }
      let numbers = try tried { () throws(FileError) in (try clips.add(term), try clips.add(meaning)) }
      words.append(
        GatheredWord(
          word: AudioLesson.Word(title, term: clips.length(numbers.0), meaning: clips.length(numbers.1)),
          clips: [.term: numbers.0, .meaning: numbers.1]))
    }
    guard report(1) else { throw .cancelled }
    if words.isEmpty { throw .silent }
    try tried { () throws(FileError) in try clips.finish() }
    return words
  }

  private func head(_ lesson: AudioLesson, _ target: NewFile) throws(LessonError) {
    guard lesson.length <= Samples.mostInWAV else { throw .tooLong(seconds: Int(lesson.seconds)) }
    try tried { () throws(FileError) in
      try target.write(Samples.wavHead(rate: AudioLesson.rate, count: lesson.length))
    }
  }

  /// Writes all samples, one word after the other.
  private func mix(
    _ lesson: AudioLesson, _ words: [GatheredWord], _ clips: LessonClips, to file: NewFile,
    _ report: (Double) -> Bool
  ) throws(LessonError) {
    let first = lesson.options.first
    var now = 0
    for entry in lesson.entries {
      guard report(Double(entry.start) / Double(lesson.length)) else { throw .cancelled }
      for (side, start) in [(first, entry.start), (first.other, entry.answer)] {
        guard let clip = words[entry.word].clips[side] else { continue }
        try tried { () throws(FileError) in
          try file.write([UInt8](repeating: 0, count: 2 * (start - now)))
          try file.write(clips.bytes(clip))
        }
        now = start + clips.length(clip)
      }
    }
    try tried { () throws(FileError) in
      try file.write([UInt8](repeating: 0, count: 2 * (lesson.length - now)))
      try file.flush()
    }
  }

  func tried<Value>(_ body: () throws(FileError) -> Value) throws(LessonError) -> Value {
    do throws(FileError) { return try body() } catch {
      throw error.isPresence ? .present(error.path) : .file(error)
    }
  }
}
