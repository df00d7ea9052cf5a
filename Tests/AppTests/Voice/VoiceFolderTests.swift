import App
import Foundation
import Sound
import System
import Testing

@Suite("Folder of recordings")
struct VoiceFolderTests {
  private let machine: ScriptedMachine
  private let folder: VoiceFolder
  private let runner: ProgramRunner

  init() throws {
    machine = try ScriptedMachine()
    folder = VoiceFolder(machine.folder + "/voice", on: PosixFileSystem())
    runner = ProgramRunner(machine.programs(withSystem: true))
  }

  @Test("a recording is found by item and side, unchanged")
  func kept() throws {
    try save([1, 2, 3], of: "es:casa", .term)
    #expect(folder.samples(of: "es:casa", .term, runner)?.values == [1, 2, 3])
    #expect(folder.samples(of: "es:casa", .meaning, runner) == nil)
    #expect(folder.samples(of: "es:perro", .term, runner) == nil)
    let names = folder.names()
    #expect(names.has("es:casa", .term) && !names.has("es:casa", .meaning) && !names.isWhole("es:casa"))
    #expect(names.items == 1)
  }

  @Test("file names never change and don't reveal the word")
  func names() throws {
    try save([1], of: "es:casa", .term)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["9233326b7671b001-term.wav"])
  }

  @Test("a new recording replaces an old one, even in another format")
  func again() throws {
    try save([1], of: "es:casa", .term)
    let flac = try #require(VoiceCodec.flac.encoded(Samples(rate: 48_000, noise), runner))
    try folder.save(flac, as: .flac, of: "es:casa", .term)
    #expect(folder.samples(of: "es:casa", .term, runner)?.values == noise)
    #expect(folder.names().items == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    try save([4], of: "es:casa", .term)
    #expect(folder.samples(of: "es:casa", .term, runner)?.values == [4])
  }

  @Test("both sides are removed together")
  func removed() throws {
    for side in VoiceSide.allCases { try save([1], of: "es:casa", side) }
    #expect(folder.names().isWhole("es:casa"))
    #expect(try folder.remove("es:casa"))
    #expect(try !folder.remove("es:casa"))
    #expect(folder.names().items == 0)
  }

  @Test("a half-written file of a killed program doesn't count")
  func half() throws {
    try save([1], of: "es:casa", .term)
    let path = folder.path + "/.9233326b7671b001-meaning.wav.babble-0"
    #expect(FileManager.default.createFile(atPath: path, contents: Data([1])))
    #expect(folder.names().items == 1 && !folder.names().has("es:casa", .meaning))
  }

  @Test("FLAC is lossless, and Opus nearly", arguments: [VoiceCodec.flac, .opus, .wav])
  func codecs(codec: VoiceCodec) throws {
    let samples = Samples(rate: 48_000, noise)
    let file = try #require(codec.encoded(samples, runner), "flac and opus-tools are not installed")
    let back = try #require(codec.decoded(file, runner))
    #expect(back.rate == 48_000)
    if codec == .opus {
      #expect(abs(back.seconds - samples.seconds) < 0.05 && file.count < samples.wavFile.count / 4)
    } else {
      #expect(back == samples)
    }
  }

  @Test("files that aren't recordings are refused", arguments: VoiceCodec.allCases)
  func damaged(codec: VoiceCodec) {
    #expect(codec.decoded([], runner) == nil)
    #expect(codec.decoded(Array("no sound at all".utf8), runner) == nil)
  }

  @Test("the best installed encoder is chosen, WAV without any")
  func best() throws {
    #expect(VoiceCodec.best(of: machine.programs()) == .wav)
    try machine.install("opusenc", "exit 0")
    #expect(VoiceCodec.best(of: machine.programs()) == .opus)
    try machine.install("flac", "exit 0")
    #expect(VoiceCodec.best(of: machine.programs()) == .flac)
  }

  private var noise: [Int16] { (0..<48_000).map { Int16(truncatingIfNeeded: $0 &* $0 &* 31) / 4 } }

  private func save(_ values: [Int16], of item: String, _ side: VoiceSide) throws {
    try folder.save(Samples(rate: 48_000, values).wavFile, as: .wav, of: item, side)
  }
}
