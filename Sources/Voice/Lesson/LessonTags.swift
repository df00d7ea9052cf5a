/// What players show of a lesson, as a file of ffmpeg's (https://ffmpeg.org/ffmpeg-formats.html#Metadata-1).
public struct LessonTags: Hashable, Sendable {
  /// The lesson's name.
  public let title: String

  /// The tags of a lesson of this name.
  public init(title: String) { self.title = title }

  func metadata(_ lesson: AudioLesson, for format: LessonFormat) -> [UInt8] {
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

  /// A place in milliseconds. In Ogg ffmpeg 5.1 writes one of half a second and more a second too late: there a chapter
  /// begins up to half a second before its word, where nothing is said.
  private static func time(_ samples: Int, _ format: LessonFormat) -> Int {
    let time = samples * 1000 / AudioLesson.rate
    return format == .ogg ? time - max(0, time % 1000 - 499) : time
  }

  /// What would end a value, or begin a comment, stands behind a backslash.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars where character.value != 0 {
      if "=;#\\\n".unicodeScalars.contains(character) { escaped.append("\\") }
      escaped.unicodeScalars.append(character)
    }
    return escaped
  }
}
