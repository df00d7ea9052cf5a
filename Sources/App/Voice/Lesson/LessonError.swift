import System

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
