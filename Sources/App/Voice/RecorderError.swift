import Glibc

/// Why recording failed, and what to do.
public enum RecorderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No recording program is installed.
  case absent
  /// Programs are installed, but none of them gets a microphone.
  case refused([String])
  /// A program runs but delivers no sound.
  case mute(String)
  /// The microphone was unplugged during the recording.
  case gone

  /// One sentence with the remedy.
  public var description: String {
    switch self {
    case .absent:
      "Nothing here records sound: install one of \(Recorder.programs.map(\.package).joined(separator: ", "))."
    case .refused(let names):
      "No microphone answers (\(names.joined(separator: ", "))): plug one in, or choose one in the sound settings."
    case .mute(let name):
      "\(name) runs, but no sound comes from the microphone: look whether another program holds it."
    case .gone: "The microphone went away: plug it in again, and say the word once more."
    }
  }
}
