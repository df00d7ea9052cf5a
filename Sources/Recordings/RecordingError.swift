import Engine
import Learning

/// Why a file could not be taken for a recording: what is wrong, where, and what to do.
public enum RecordingError: Error, Equatable, CustomStringConvertible {
  /// It is something else.
  case otherFile
  /// It was written in another form than this version's, by its number.
  case otherForm(Int)
  /// Its checksum doesn't fit, or a part of it is missing.
  case damaged(ByteError)
  /// It is larger than any recording, in bytes.
  case tooLarge(limit: Int)
  /// What it says of the round can't be: the JSON at its head.
  case round(TextError)
  /// What the player did can't be.
  case input(ByteError)

  /// A sentence, and another one with a remedy. May hold text from the file: clean it before printing.
  public var description: String {
    switch self {
    case .otherFile:
      "this is no recording of Babble. Recordings stand in the folder replays and end with .babble."
    case .otherForm(let form):
      "the recording has form \(form), and this Babble reads form \(RecordingFile.form). Play it with the Babble that wrote it."
    case .damaged(let error): "the recording is damaged at \(error). Get the file once more."
    case .tooLarge(let limit): "the recording is larger than \(limit >> 20) MB. No game is."
    case .round(let error): "the recording's round, \(error.finding). It was not written by Babble."
    case .input(let error): "the recording's input, \(error). It was not written by Babble."
    }
  }
}
