import Formats
import Learning

/// How loud sounds are, from the loudest.
enum SoundVolume: String, SettingValue {
  case full, soft, off

  /// Before there was a volume, sound was on or off.
  init?(_ json: JSONValue) {
    if let isOn = Bool(json), String(json) == nil {
      self = isOn ? .full : .off
    } else if let volume = String(json).flatMap(Self.init(rawValue:)) {
      self = volume
    } else {
      return nil
    }
  }

  /// The share of the amplitude of cues. A quarter of the loudness is heard as about half.
  var share: Double {
    switch self {
    case .full: 1
    case .soft: 0.25
    case .off: 0
    }
  }
}
