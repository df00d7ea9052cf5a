import Sound
import System

/// Exports an audio lesson to a file: collects the sounds of the words, mixes them on a timeline and encodes
/// the result. The file appears only when it is complete; a cancelled or failed export leaves nothing behind.
struct LessonExporter {
  /// The finished lesson.
  struct Made: Equatable, Sendable {
    let path: String
    let seconds: Double
    /// The number of words.
    let words: Int
  }

  /// What to export.
  struct Order: Sendable {
    /// The file; its extension selects the format.
    var path: String
    /// Whether an existing file is replaced.
    var isReplacing: Bool
    var options: AudioLesson.Options
    /// Metadata that players show.
    var tags: LessonTags
    /// The titles of the words, in order.
    var titles: [String]

    init(
      _ path: String, isReplacing: Bool, _ options: AudioLesson.Options, _ tags: LessonTags, titles: [String]
    ) {
      (self.path, self.isReplacing, self.options) = (path, isReplacing, options)
      (self.tags, self.titles) = (tags, titles)
    }
  }

  let programs: InstalledPrograms
  let runner: ProgramRunner
  let files: any FileSystem

  /// Belongs to the thread of its runner.
  init(_ programs: InstalledPrograms, _ runner: ProgramRunner, on files: any FileSystem) {
    (self.programs, self.runner, self.files) = (programs, runner, files)
  }

  /// Exports a lesson.
  ///
  /// - report: is called with the progress from 0 to 1, at least ten times a second while other programs run,
  ///   and returns whether to go on.
  func export(
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

/// A word with the indices of its clips.
private struct GatheredWord {
  let word: AudioLesson.Word
  let clips: [VoiceSide: Int]
}

extension LessonExporter {
  /// Collects the words that have sound.
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

  /// Writes all samples, word by word.
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
