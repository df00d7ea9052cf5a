import Engine
import Formats
import Learning

/// Why a file can't be read as a replay: what is wrong, where, and what to do.
public enum ReplayError: Error, Equatable, CustomStringConvertible {
  /// It isn't a replay.
  case otherFile
  /// Its format isn't known to this version; the number.
  case otherForm(Int)
  /// The checksum is wrong, or a part is missing.
  case damaged(ByteError)
  /// Larger than any replay; the limit in bytes.
  case tooLarge(limit: Int)
  /// The JSON that describes the round is invalid.
  case round(TextError)
  /// The player's input is invalid.
  case input(ByteError)
  /// The deck was one of an earlier version.
  case goneDeck(String)

  /// What is wrong and what to do. May contain text from the file: clean it before printing.
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
    case .goneDeck(let deck):
      "the replay is of \(DeckAliases.farewell(to: deck)). It can't be played any more."
    }
  }
}
