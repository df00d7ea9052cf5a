import Formats
import Engine
import Learning

/// Why a file could not be taken for a replay: what is wrong, where, and what to do.
public enum ReplayError: Error, Equatable, CustomStringConvertible {
  /// It is something else.
  case otherFile
  /// It was written in another form than this version's, by its number.
  case otherForm(Int)
  /// Its checksum doesn't fit, or a part of it is missing.
  case damaged(ByteError)
  /// It is larger than any replay, in bytes.
  case tooLarge(limit: Int)
  /// What it says of the round can't be: the JSON at its head.
  case round(TextError)
  /// What the player did can't be.
  case input(ByteError)

  /// A sentence, and another one with a remedy. May hold text from the file: clean it before printing.
  public var description: String {
    switch self {
    case .otherFile:
      "this is no replay of Babble. Replays stand in the folder replays and end with .babble."
    case .otherForm(let form):
      "the replay has form \(form), and this Babble reads forms 1 to \(ReplayFile.form). Play it with the Babble that wrote it."
    case .damaged(let error): "the replay is damaged at \(error). Get the file once more."
    case .tooLarge(let limit): "the replay is larger than \(limit >> 20) MB. No game is."
    case .round(let error): "the replay's round, \(error.finding). It was not written by Babble."
    case .input(let error): "the replay's input, \(error). It was not written by Babble."
    }
  }
}
