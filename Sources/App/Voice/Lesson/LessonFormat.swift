import System

/// File formats of an audio lesson, named by their extension. All but WAV need ffmpeg.
enum LessonFormat: String, Hashable, Sendable, CaseIterable {
  case m4a, mp3, ogg, wav

  /// The format of a path's extension; nil for any other.
  init?(path: String) {
    let parts = Path.name(of: path).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0] != "" || parts.count > 2, let ending = parts.last else { return nil }
    self.init(rawValue: ending.lowercased())
  }

  /// The default format: with ffmpeg, the one that every phone plays.
  static func usual(_ programs: InstalledPrograms) -> LessonFormat {
    programs.find(.ffmpeg) == nil ? .wav : .m4a
  }

  /// ffmpeg's name for the format.
  var container: String { self == .m4a ? "ipod" : rawValue }

  /// ffmpeg's names for its encoders, best first.
  var encoders: [String] {
    switch self {
    case .m4a: ["aac"]
    case .mp3: ["libmp3lame"]
    case .ogg: ["libopus", "libvorbis"]
    case .wav: []
    }
  }
}
