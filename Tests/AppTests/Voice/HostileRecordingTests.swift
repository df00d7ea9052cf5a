import App
import Foundation
import Sound
import System
import Testing

/// Recordings come with the archive of a home, and sounds with a deck.
@Suite("Recordings from strangers")
struct HostileRecordingTests {
  private let machine: ScriptedMachine
  private let folder: VoiceFolder

  init() throws {
    machine = try ScriptedMachine()
    folder = VoiceFolder(machine.folder + "/voice", on: PosixFileSystem())
  }

  @Test("a recording of days is cut to a minute, and one of a few samples a second is none")
  func long() throws {
    try save(Samples(rate: 8000, Array(repeating: 1000, count: 8000 * 90)), as: .wav)
    #expect(samples?.seconds == 60)
    try save(Samples(rate: 1, Array(repeating: 1000, count: 100)), as: .wav)
    #expect(samples == nil)
  }

  @Test(
    "ffmpeg is told what a file is, and may open nothing but what it is given",
    arguments: [VoiceCodec.flac, .opus])
  func decoder(codec: VoiceCodec) throws {
    try machine.install("ffmpeg", "/bin/cat >/dev/null; echo \"$*\" >'\(machine.folder)/told'; exit 1")
    try folder.save([1, 2, 3], as: codec, of: "es:casa", .term)
    #expect(samples == nil)
    let told = try String(contentsOfFile: machine.folder + "/told", encoding: .utf8)
    let format = codec == .flac ? "flac" : "ogg"
    #expect(told.contains("-protocol_whitelist pipe -f \(format) -i pipe:0"), "\(told)")
  }

  @Test("a playlist that calls itself a recording is none, and leads nowhere")
  func playlist() throws {
    try machine.install("ffmpeg", "exec /usr/bin/ffmpeg \"$@\"")
    let sound = machine.folder + "/sound.wav"
    let runner = ProgramRunner(machine.programs())
    let file = try #require(
      VoiceCodec.wav.encoded(Samples(rate: 8000, Array(repeating: 1000, count: 8000)), runner))
    try Data(file).write(to: URL(filePath: sound))
    for text in [
      "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n\(sound)\n#EXT-X-ENDLIST\n",
      "ffconcat version 1.0\nfile sound.wav\n",
    ] {
      try folder.save(Array(text.utf8), as: .flac, of: "es:casa", .term)
      #expect(samples == nil)
    }
  }

  private var samples: Samples? {
    folder.samples(of: "es:casa", .term, ProgramRunner(machine.programs()))
  }

  private func save(_ samples: Samples, as codec: VoiceCodec) throws {
    let file = try #require(codec.encoded(samples, ProgramRunner(machine.programs())))
    try folder.save(file, as: codec, of: "es:casa", .term)
  }
}
