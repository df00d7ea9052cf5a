import System

/// Why there is no audio lesson, and what to do.
public enum LessonError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path ends in something else than the forms that there are.
  case unknownEnding(String)
  /// The form needs ffmpeg, which isn't installed.
  case noProgram(LessonFormat)
  /// This machine's ffmpeg doesn't write the form.
  case noEncoder(LessonFormat)
  /// None of the words can be heard.
  case silent
  /// A WAV file can't be as long.
  case tooLong(seconds: Int)
  /// Something is at the path, and nobody said that it may go.
  case present(String)
  /// A file couldn't be written.
  case file(FileError)
  /// ffmpeg failed, or got stuck.
  case failed
  /// It was no longer wanted.
  case cancelled

  /// One sentence, and what to do.
  public var description: String {
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
