import Glibc
import System

/// Encoding with ffmpeg.
extension LessonExporter {
  struct Encoder {
    let format: LessonFormat
    let name: String
  }

  private static let bitRate = "64k"
  /// Seconds without progress after which ffmpeg counts as stuck.
  private static let patience = 60.0

  /// The encoder for a path; nil if none is needed.
  func encoder(for path: String, _ report: (Double) -> Bool) throws(LessonError) -> Encoder? {
    guard let format = LessonFormat(path: path) else { throw .unknownEnding(path) }
    if format == .wav { return nil }
    guard programs.find(.ffmpeg) != nil else { throw .noProgram(format) }
    let asked = runner.run(.ffmpeg, ["-hide_banner", "-loglevel", "error", "-encoders"])
    guard case .done(let list) = asked else { throw report(0) ? .failed : .cancelled }
    let words = Set(String(decoding: list, as: UTF8.self).split { $0 == " " || $0 == "\n" })
    guard let name = format.encoders.first(where: { words.contains($0[...]) }) else {
      throw .noEncoder(format)
    }
    return Encoder(format: format, name: name)
  }

  /// Encodes raw samples into another file.
  func encode(
    _ lesson: AudioLesson, _ encoder: Encoder, _ tags: LessonTags, from sound: NewFile, to target: NewFile,
    _ clips: LessonClips, _ report: (Double) -> Bool
  ) throws(LessonError) {
    var steps = EncodingSteps()
    func isWanted() -> Bool { report(min(1, steps.seconds / lesson.seconds)) }
    let ending = runner.stream(
      .ffmpeg, arguments(encoder, from: sound.temporary, to: target.temporary),
      input: tags.metadata(lesson, for: encoder.format), seconds: 86_400
    ) { part in
      steps.read(part, at: MonotonicClock.seconds)
      return isWanted() && MonotonicClock.seconds - steps.last < Self.patience
    }
    // It can exit with 0 without having written the end.
    if case .exited(0, _) = ending { return try tried { () throws(FileError) in try clips.probe() } }
    // A cancelled export may have killed it, too.
    if !isWanted() { throw .cancelled }
    // ffmpeg doesn't say that the disk is full, but the disk does.
    try tried { () throws(FileError) in
      if case .exited(128 + SIGXFSZ, _) = ending { throw FileError(.write, target.path, code: EFBIG) }
      try clips.probe()
    }
    throw .failed
  }

  /// Paths follow a protocol prefix, because one could look like an option or another protocol. The metadata
  /// comes through standard input.
  private func arguments(
    _ encoder: Encoder, from sound: String, to target: String
  ) -> [String] {
    let raw = ["-f", "s16le", "-ar", String(AudioLesson.rate), "-ac", "1", "-i", "file:" + sound]
    return ["-hide_banner", "-nostdin", "-xerror", "-loglevel", "error", "-y"] + raw
      + ["-f", "ffmetadata", "-i", "pipe:0", "-map", "0:a", "-map_metadata", "1", "-map_chapters", "1"]
      + ["-c:a", encoder.name, "-b:a", Self.bitRate, "-f", encoder.format.container, "-progress", "pipe:1"]
      + ["file:" + target]
  }
}

/// Parses ffmpeg's progress: lines such as `out_time_us=1500000`.
private struct EncodingSteps {
  private static let longestLine = 1000

  private(set) var seconds = 0.0
  /// When it last advanced.
  private(set) var last = MonotonicClock.seconds
  private var line: [UInt8] = []

  mutating func read(_ part: ArraySlice<UInt8>, at now: Double) {
    for byte in part {
      if byte != UInt8(ascii: "\n") {
        if line.count < Self.longestLine { line.append(byte) }
        continue
      }
      let parts = String(decoding: line, as: UTF8.self).split(separator: "=")
      line = []
      guard parts.count == 2, parts[0] == "out_time_us", let time = Double(parts[1]) else { continue }
      if time / 1_000_000 > seconds { (seconds, last) = (time / 1_000_000, now) }
    }
  }
}

/// Metadata that players show, as an ffmetadata file (https://ffmpeg.org/ffmpeg-formats.html#Metadata-1).
struct LessonTags: Hashable, Sendable {
  let title: String

  fileprivate func metadata(_ lesson: AudioLesson, for format: LessonFormat) -> [UInt8] {
    let all = [("title", title), ("album", "Babble"), ("artist", "Babble"), ("genre", "Speech")]
    let head = all.map { "\($0)=\(Self.escaped($1))" }
    let chapters = lesson.chapters.flatMap { chapter in
      [
        "[CHAPTER]", "TIMEBASE=1/1000", "START=\(Self.time(chapter.start, format))",
        "END=\(Self.time(chapter.end, format))",
        "title=\(Self.escaped(chapter.title))",
      ]
    }
    return Array(([";FFMETADATA1"] + head + chapters).map { $0 + "\n" }.joined().utf8)
  }

  /// A time in milliseconds. ffmpeg 5.1 rounds chapter starts in Ogg to whole seconds, and half a second or
  /// more becomes a second too late. So in Ogg a chapter starts up to half a second before its word, in the
  /// silence.
  private static func time(_ samples: Int, _ format: LessonFormat) -> Int {
    let time = samples * 1000 / AudioLesson.rate
    return format == .ogg ? time - max(0, time % 1000 - 499) : time
  }

  /// Escapes characters that would end a value or start a comment.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars where character.value != 0 {
      if "=;#\\\n".unicodeScalars.contains(character) { escaped.append("\\") }
      escaped.unicodeScalars.append(character)
    }
    return escaped
  }
}
