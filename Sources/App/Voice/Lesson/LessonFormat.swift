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

/// Why an audio lesson couldn't be exported, and what to do.
enum LessonError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path's extension is no known format.
  case unknownEnding(String)
  /// The format needs ffmpeg, which isn't installed.
  case noProgram(LessonFormat)
  /// This ffmpeg has no encoder for the format.
  case noEncoder(LessonFormat)
  /// None of the words has sound.
  case silent
  /// Too long for a WAV file.
  case tooLong(seconds: Int)
  /// The file exists, and replacing it wasn't asked for.
  case present(String)
  case file(FileError)
  /// ffmpeg failed or got stuck.
  case failed
  case cancelled

  /// One sentence with the remedy.
  var description: String {
    switch self {
    case .unknownEnding(let path):
      "\(path) doesn't say what to make: let it end in .m4a, .mp3, .ogg or .wav."
    case .noProgram(let format):
      "For .\(format.rawValue) files ffmpeg is needed: install it, or name a file that ends in .wav."
    case .noEncoder(let format):
      "This computer's ffmpeg can't make .\(format.rawValue) files: name one that ends in \(format == .m4a ? "" : ".m4a or ").wav."
    case .silent: "None of these words can be heard, so there is no lesson."
    case .tooLong(let seconds):
      "A .wav file can't hold \(seconds / 3600) hours: choose fewer words, or name a file that ends in .m4a."
    case .present(let path): "\(path) exists already."
    case .file(let error): error.description
    case .failed: "ffmpeg could not make the file: try one that ends in .wav."
    case .cancelled: "Cancelled."
    }
  }
}
