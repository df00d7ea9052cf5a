/// Another program, run if it is installed.
public struct OutsideProgram: Hashable, Sendable {
  public let name: String
  /// What it is for.
  public let purpose: String
  /// How long it may run. Of those that play or record, how long beside the sound.
  public let seconds: Double

  package init(_ name: String, for purpose: String, seconds: Double) {
    (self.name, self.purpose, self.seconds) = (name, purpose, seconds)
  }
}

extension OutsideProgram {
  public static let curl = Self("curl", for: "pages", seconds: 10)
  public static let aptGet = Self("apt-get", for: "dictionaries", seconds: 1800)
  public static let pip = Self("pip", for: "dictionaries", seconds: 1800)
  public static let pip3 = Self("pip3", for: "dictionaries", seconds: 1800)
  public static let python = Self("python3", for: "dictionaries", seconds: 1800)
  public static let dpkgDeb = Self("dpkg-deb", for: "sources in a .deb", seconds: 120)
  public static let iconv = Self("iconv", for: "other encodings", seconds: 120)
  /// By then nobody waits for the word any more.
  public static let espeak = Self("espeak-ng", for: "speech", seconds: 3)
  public static let kakasi = Self("kakasi", for: "furigana", seconds: 2)
  /// The first call after installing fonts may have to read them all.
  public static let fcMatch = Self("fc-match", for: "fonts", seconds: 20)
  public static let ffmpeg = Self("ffmpeg", for: "sounds and lessons", seconds: 10)
  public static let flac = Self("flac", for: "recordings", seconds: 10)
  public static let opusenc = Self("opusenc", for: "recordings", seconds: 10)
  public static let opusdec = Self("opusdec", for: "recordings", seconds: 10)
  /// Some sinks of PulseAudio lag by two seconds.
  public static let pwPlay = Self("pw-play", for: "sound", seconds: 5)
  public static let paplay = Self("paplay", for: "sound", seconds: 5)
  public static let aplay = Self("aplay", for: "sound", seconds: 5)
  public static let pwRecord = Self("pw-record", for: "your voice", seconds: 3)
  public static let parecord = Self("parecord", for: "your voice", seconds: 3)
  public static let arecord = Self("arecord", for: "your voice", seconds: 3)

  public static let all = [
    curl, aptGet, pip, pip3, python, dpkgDeb, iconv, espeak, kakasi, fcMatch, ffmpeg, flac, opusenc, opusdec,
    pwPlay, paplay, aplay, pwRecord, parecord, arecord,
  ]
}
