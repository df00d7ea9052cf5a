import Sound
import System

/// File formats for recordings, with the programs that write and read them. WAV needs none.
public enum VoiceCodec: String, Hashable, Sendable, CaseIterable {
  /// Half the size of WAV, lossless.
  case flac
  /// A tenth of the size, hardly distinguishable from the original.
  case opus
  /// Uncompressed.
  case wav

  /// The file extension.
  var ending: String { self == .opus ? "ogg" : rawValue }

  /// The programs that write the format, best first, with the Debian packages that contain them.
  var encoders: [(program: OutsideProgram, package: String)] {
    switch self {
    case .flac: [(.flac, "flac"), (.ffmpeg, "ffmpeg")]
    case .opus: [(.opusenc, "opus-tools")]
    case .wav: []
    }
  }

  /// The best format that an installed program writes.
  public static func best(of programs: InstalledPrograms) -> VoiceCodec {
    allCases.first { codec in codec.encoders.contains { programs.find($0.program) != nil } } ?? .wav
  }

  /// Encodes a recording; nil if no program could.
  public func encoded(_ samples: Samples, _ runner: ProgramRunner) -> [UInt8]? {
    let file = samples.wavFile
    if self == .wav { return file }
    return Self.first(of: encoding, on: file, runner)
  }

  /// Decodes a file; nil if no program could, or it is something else.
  public func decoded(_ file: [UInt8], _ runner: ProgramRunner) -> Samples? {
    if self == .wav { return Samples(wavFile: file) }
    return Self.first(of: decoding, on: file, runner).flatMap { Samples(wavFile: $0) }
  }

  private static func first(
    of commands: [(program: OutsideProgram, arguments: [String])], on file: [UInt8], _ runner: ProgramRunner
  ) -> [UInt8]? {
    for command in commands {
      let outcome = runner.run(command.program, command.arguments, input: file)
      if case .done(let made) = outcome, !made.isEmpty { return made }
    }
    return nil
  }

  private var encoding: [(program: OutsideProgram, arguments: [String])] {
    switch self {
    case .flac:
      [
        (.flac, ["--silent", "--stdout", "-"]),
        (.ffmpeg, Self.ffmpeg + ["-f", "wav", "-i", "pipe:0", "-f", "flac", "pipe:1"]),
      ]
    case .opus: [(.opusenc, ["--quiet", "--bitrate", "64", "-", "-"])]
    case .wav: []
    }
  }

  private var decoding: [(program: OutsideProgram, arguments: [String])] {
    // A file that comes from elsewhere may be a playlist, which would have ffmpeg open others.
    let input = ["-protocol_whitelist", "pipe", "-f", self == .opus ? "ogg" : rawValue, "-i", "pipe:0"]
    let ffmpeg = Self.ffmpeg + input + Self.asWAV + ["pipe:1"]
    return switch self {
    case .flac: [(.flac, ["--decode", "--silent", "--stdout", "-"]), (.ffmpeg, ffmpeg)]
    case .opus: [(.opusdec, ["--quiet", "--force-wav", "--rate", "48000", "-", "-"]), (.ffmpeg, ffmpeg)]
    case .wav: []
    }
  }

  private static let ffmpeg = ["-nostdin", "-loglevel", "error"]
  private static let asWAV = ["-ac", "1", "-ar", "48000", "-c:a", "pcm_s16le", "-f", "wav"]
}
