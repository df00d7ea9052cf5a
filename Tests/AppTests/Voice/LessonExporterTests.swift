import Foundation
import Sound
import System
import Testing

@testable import App

@Suite("Exporting an audio lesson", .serialized)
struct LessonExporterTests {
  private let machine: ScriptedMachine
  private let files = PosixFileSystem()

  init() throws { machine = try ScriptedMachine() }

  @Test("a WAV file has the words at the right times and needs no program")
  func wav() throws {
    let made = try export("walk.wav", words: 3, machine.programs())
    #expect(made.words == 3 && abs(made.seconds - lesson(3).seconds) < 0.001)
    let samples = try #require(Samples(wavFile: files.read(path("walk.wav"), limit: 1 << 30)))
    #expect(samples.rate == 48_000 && samples.values.count == lesson(3).length)
    expectWords(in: samples.values, offBy: 0)
    #expect(try names() == ["walk.wav"])
  }

  @Test(
    "ffmpeg writes the other formats, with chapters, tags and the words at the right times",
    arguments: ["m4a", "mp3", "ogg"])
  func encoded(ending: String) throws {
    let programs = machine.programs(withSystem: true)
    try #require(programs.find("ffmpeg") != nil, "ffmpeg is not installed")
    var shares: [Double] = []
    let made = try export("a b's.\(ending)", words: 3, programs) { shares.append($0) }
    #expect(shares == shares.sorted() && shares.last ?? 0 > 0.9)
    #expect(try names() == ["a b's.\(ending)"])
    let told = try probe(path("a b's.\(ending)"), programs)
    #expect(abs((told.duration ?? 0) - made.seconds) < 0.1)
    #expect(told.titles == ["word = 0; \\ #", "word = 1; \\ #", "word = 2; \\ #"])
    for (start, chapter) in zip(told.starts, lesson(3).chapters) {
      // In Ogg a chapter starts in the silence before its word.
      let early = Double(chapter.start) / 48_000 - start
      #expect(early > -0.002 && early < (ending == "ogg" ? 0.51 : 0.002))
    }
    #expect(told.text.contains("Spanish – walk") && told.text.contains("Speech"))
    expectWords(in: try decoded(path("a b's.\(ending)"), programs), offBy: 60)
  }

  @Test("an unknown extension or missing encoder is reported before anything is written")
  func endings() throws {
    for name in ["walk", "walk.txt", ".wav", "walk.m4a.part"] {
      #expect(throws: LessonError.unknownEnding(path(name))) {
        try export(name, words: 1, machine.programs())
      }
    }
    #expect(throws: LessonError.noProgram(.mp3)) { try export("walk.MP3", words: 1, machine.programs()) }
    try machine.install("ffmpeg", "echo ' A..... aac  AAC'")
    #expect(throws: LessonError.noEncoder(.ogg)) { try export("walk.ogg", words: 1, machine.programs()) }
    #expect(try names() == ["ffmpeg"])
  }

  @Test("an existing file is only replaced if allowed, and keeps its mode")
  func present() throws {
    try files.replace(path("walk.wav"), with: [1, 2, 3])
    #expect(throws: LessonError.present(path("walk.wav"))) {
      try export("walk.wav", words: 1, machine.programs())
    }
    #expect(try files.read(path("walk.wav"), limit: 10) == [1, 2, 3])
    #expect(chmod(path("walk.wav"), 0o644) == 0)
    _ = try export("walk.wav", words: 1, machine.programs(), isReplacing: true)
    #expect(try files.status(of: path("walk.wav"))?.mode == 0o644)
    #expect(try files.size(of: path("walk.wav")) ?? 0 > 1000)
    #expect(throws: LessonError.self) { try export("/", words: 1, machine.programs(), isReplacing: true) }
  }

  @Test("cancelling at any moment leaves nothing behind and keeps the old file", arguments: ["wav", "m4a"])
  func cancelled(ending: String) throws {
    let programs = machine.programs(withSystem: true)
    for most in [0.0, 0.2, 0.4, 0.55, 0.8] {
      try files.replace(path("walk.\(ending)"), with: [1])
      #expect(throws: LessonError.cancelled) {
        try export("walk.\(ending)", words: 60, programs, isReplacing: true) { $0 <= most }
      }
      #expect(try names() == ["walk.\(ending)"] && files.size(of: path("walk.\(ending)")) == 1)
    }
  }

  @Test("a failing or killed ffmpeg leaves nothing behind", arguments: ["exit 1", "kill -9 $$"])
  func failing(end: String) throws {
    try machine.install(
      "ffmpeg", "case \"$*\" in *-encoders) echo ' A..... aac  AAC';; *) echo out_time_us=5; \(end);; esac")
    #expect(throws: LessonError.failed) { try export("walk.m4a", words: 1, machine.programs()) }
    #expect(try names() == ["ffmpeg"])
  }

  @Test("words without sound are left out, and a lesson without any is an error")
  func silent() throws {
    let exporter = exporter(machine.programs())
    let made = try exporter.export(order("walk.wav", words: 4)) { word, side in
      word == 1 || word == 2 && side == .meaning ? nil : Tone.noise(word)
    } _: { _ in
      true
    }
    #expect(made.words == 2)
    #expect(throws: LessonError.silent) {
      try exporter.export(order("walk.wav", words: 4, isReplacing: true), { _, _ in nil }, { _ in true })
    }
    #expect(try names() == ["walk.wav"])
  }

  @Test("an export removes what a killed one left behind, but not the files of a running one")
  func swept() throws {
    let file = try NewFile(path("walk.wav"), on: files)
    try files.replace(path(".walk.wav.babble-7"), with: [1])
    try files.replace(path(".walk.wav.babble-x"), with: [1])
    _ = try export("walk.wav", words: 1, machine.programs())
    #expect(try names() == [".walk.wav.babble-0", ".walk.wav.babble-x", "walk.wav"])
    #expect(throws: FileError.self) { try file.finish() }
  }

  @Test("an unwritable folder is an error")
  func unwritable() throws {
    try FileManager.default.createDirectory(atPath: path("none"), withIntermediateDirectories: false)
    #expect(throws: LessonError.self) { try export("nowhere/walk.wav", words: 1, machine.programs()) }
    #expect(try names() == ["none"])
  }
}

extension LessonExporterTests {
  private func path(_ name: String) -> String { name.hasPrefix("/") ? name : machine.folder + "/" + name }

  private func names() throws -> [String] { try files.list(machine.folder) }

  private func exporter(_ programs: InstalledPrograms) -> LessonExporter {
    LessonExporter(programs, ProgramRunner(programs), on: files)
  }

  private func order(_ name: String, words: Int, isReplacing: Bool = false) -> LessonExporter.Order {
    LessonExporter.Order(
      path(name), isReplacing: isReplacing, AudioLesson.Options(pause: 0.5),
      LessonTags(title: "Spanish – walk"),
      titles: (0..<words).map { "word = \($0); \\ #" })
  }

  private func export(
    _ name: String, words: Int, _ programs: InstalledPrograms, isReplacing: Bool = false,
    _ report: (Double) -> Bool
  ) throws -> LessonExporter.Made {
    try exporter(programs).export(
      order(name, words: words, isReplacing: isReplacing), { Tone.noise(2 * $0 + ($1 == .term ? 0 : 1)) },
      report)
  }

  @discardableResult
  private func export(
    _ name: String, words: Int, _ programs: InstalledPrograms, isReplacing: Bool = false,
    _ hear: (Double) -> Void = { _ in }
  ) throws -> LessonExporter.Made {
    try export(name, words: words, programs, isReplacing: isReplacing) { share -> Bool in
      hear(share)
      return true
    }
  }

  private func lesson(_ words: Int) -> AudioLesson {
    let half = 24_000
    return AudioLesson(
      (0..<words).map { AudioLesson.Word("word = \($0); \\ #", term: half, meaning: half) },
      AudioLesson.Options(pause: 0.5))
  }

  /// - Parameter delay: how many samples a codec may shift the sound.
  private func expectWords(in values: [Int16], offBy delay: Int) {
    for entry in lesson(3).entries {
      for (side, start) in [(0, entry.start), (1, entry.answer)] {
        let found = Tone.place(
          of: Tone.noise(2 * entry.word + side).values, in: values, near: start, within: delay)
        #expect(found.likeness > 0.9 && abs(found.start - start) <= delay, "\(found), \(start)")
      }
    }
  }

  private func decoded(_ file: String, _ programs: InstalledPrograms) throws -> [Int16] {
    let outcome = ProgramRunner(programs).run(
      "ffmpeg",
      [
        "-nostdin", "-loglevel", "error", "-i", "file:" + file, "-ac", "1", "-ar", "48000", "-f", "wav",
        "pipe:1",
      ],
      seconds: 60)
    guard case .done(let bytes) = outcome else { return [] }
    return try #require(Samples(wavFile: bytes)).values
  }

  private struct Told {
    var duration: Double?
    var titles: [String] = []
    var starts: [Double] = []
    var text = ""
  }

  private func probe(_ file: String, _ programs: InstalledPrograms) throws -> Told {
    let outcome = ProgramRunner(programs).run(
      "ffprobe",
      ["-v", "error", "-show_chapters", "-show_format", "-show_streams", "-of", "flat", "file:" + file],
      seconds: 60)
    guard case .done(let bytes) = outcome else { return Told() }
    var told = Told(text: String(decoding: bytes, as: UTF8.self))
    for line in told.text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      let value = parts[1].trimmingCharacters(in: ["\""]).replacing("\\\\", with: "\\")
      if parts[0] == "format.duration" { told.duration = Double(value) }
      if parts[0].hasPrefix("chapters"), parts[0].hasSuffix("tags.title") { told.titles.append(value) }
      if parts[0].hasPrefix("chapters"), parts[0].hasSuffix("start_time") {
        told.starts.append(Double(value) ?? -1)
      }
    }
    return told
  }
}
