import System

/// The forms of an audio lesson's file, by its ending. ffmpeg makes all but WAV.
public enum LessonFormat: String, Hashable, Sendable, CaseIterable {
  case m4a, mp3, ogg, wav

  /// The form that a path's ending names; nil for any other.
  public init?(path: String) {
    let parts = Path.name(of: path).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0] != "" || parts.count > 2, let ending = parts.last else { return nil }
    self.init(rawValue: ending.lowercased())
  }

  /// The form for whoever names none: with ffmpeg the one that every telephone plays.
  public static func usual(_ programs: InstalledPrograms) -> LessonFormat {
    programs.find(program) == nil ? .wav : .m4a
  }

  /// The program that makes all but WAV.
  public static let program = "ffmpeg"

  /// What ffmpeg calls the form.
  var container: String { self == .m4a ? "ipod" : rawValue }

  /// What ffmpeg calls its encoders, the best first.
  var encoders: [String] {
    switch self {
    case .m4a: ["aac"]
    case .mp3: ["libmp3lame"]
    case .ogg: ["libopus", "libvorbis"]
    case .wav: []
    }
  }
}
