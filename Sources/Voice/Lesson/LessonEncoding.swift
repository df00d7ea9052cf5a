import Glibc
import System

/// Encoding by ffmpeg.
extension LessonExporter {
  /// What ffmpeg is told to encode with.
  struct Encoder {
    let format: LessonFormat
    let name: String
  }

  /// Enough for speech.
  private static let bitRate = "64k"
  /// Seconds without a step after which ffmpeg is stuck.
  private static let patience = 60.0

  /// The encoder for a path; nil where none is needed.
  func encoder(for path: String, _ report: (Double) -> Bool) throws(LessonError) -> Encoder? {
    guard let format = LessonFormat(path: path) else { throw .unknownEnding(path) }
    if format == .wav { return nil }
    guard programs.find(LessonFormat.program) != nil else { throw .noProgram(format) }
    let asked = runner.run(
      LessonFormat.program, ["-hide_banner", "-loglevel", "error", "-encoders"], seconds: 10)
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
      LessonFormat.program, arguments(encoder, from: sound.temporary, to: target.temporary),
      input: tags.metadata(lesson, for: encoder.format), seconds: 86_400
    ) { part in
      steps.take(part, at: MonotonicClock.seconds)
      return isWanted() && MonotonicClock.seconds - steps.last < Self.patience
    }
    // It can end well without having written the end.
    if case .exited(0, _) = ending { return try tried { () throws(FileError) in try clips.probe() } }
    // Whoever gives it up may have killed it, too.
    if !isWanted() { throw .cancelled }
    // It doesn't say whether the disk is full, but the disk does.
    try tried { () throws(FileError) in
      if case .exited(128 + SIGXFSZ, _) = ending { throw FileError(.write, target.path, code: EFBIG) }
      try clips.probe()
    }
    throw .failed
  }

  /// Paths stand behind a protocol, since one could look like an option or another protocol. The tags come as input.
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

/// What ffmpeg tells of how far it is: lines such as `out_time_us=1500000`.
private struct EncodingSteps {
  private(set) var seconds = 0.0
  /// When it came further.
  private(set) var last = MonotonicClock.seconds
  private var line: [UInt8] = []

  mutating func take(_ part: ArraySlice<UInt8>, at now: Double) {
    for byte in part {
      if byte != UInt8(ascii: "\n") {
        line.append(byte)
        continue
      }
      let parts = String(decoding: line, as: UTF8.self).split(separator: "=")
      line = []
      guard parts.count == 2, parts[0] == "out_time_us", let time = Double(parts[1]) else { continue }
      if time / 1_000_000 > seconds { (seconds, last) = (time / 1_000_000, now) }
    }
  }
}
