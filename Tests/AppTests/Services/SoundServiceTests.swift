import Engine
import Foundation
import Games
import Interface
import Sound
import System
import Testing

@testable import App

@Suite("Sound")
struct SoundTests {
  private static let woman = Spoken("ქალი", language: "ka")
  /// Logs its arguments and input, and speaks.
  private static let espeak = "echo \"$@\" >called; cat >read; cat voice"

  @Test("each cue is heard with the right samples", arguments: SoundCue.allCases)
  func cues(cue: SoundCue) throws {
    let heard = try Heard()
    heard.service.play(.init(cue: cue))
    #expect(heard.sounds(1) == ["001-\(cue.rawValue).wav"])
    #expect(heard.samples("001-\(cue.rawValue).wav") == cue.samples)
  }

  @Test("a word is spoken instead of the cue, without silence around it and not too loud")
  func speech() throws {
    let heard = try Heard(
      ["espeak-ng": Self.espeak], voice: Samples(rate: 22_050, [0, 0, 32_000, -32_000, 0]))
    heard.service.play(.init(cue: .match, spoken: Self.woman))
    #expect(heard.sounds(1) == ["001-speech-ka.wav"])
    #expect(heard.samples("001-speech-ka.wav") == Samples(rate: 22_050, [16_384, -16_384]))
    #expect(heard.programs.text(of: "read") == "ქალი")
    #expect(heard.programs.text(of: "called") == "-v ka -s 140 --stdin --stdout\n")
  }

  @Test(
    "if nothing can speak, the cue is heard",
    arguments: [[:], ["espeak-ng": "exit 1"], ["espeak-ng": "echo no sound"], ["espeak-ng": "exit 0"]])
  func noSpeech(scripts: [String: String]) throws {
    let heard = try Heard(scripts)
    heard.service.play(.init(cue: .right, spoken: Self.woman))
    #expect(heard.sounds(1) == ["001-right.wav"])
  }

  @Test("a card that opens without a voice is silent, and the next sound is heard")
  func noCue() throws {
    let heard = try Heard()
    heard.service.play(.init(spoken: Self.woman))
    heard.service.play(.init())
    heard.service.play(.init(cue: .wrong))
    #expect(heard.sounds(1) == ["001-wrong.wav"])
  }

  @Test("a newer sound cuts off a word that is still being spoken")
  func cutting() throws {
    let heard = try Heard(["espeak-ng": "echo x >asked; exec sleep 600"])
    heard.service.play(.init(cue: .right, spoken: Self.woman))
    #expect(heard.programs.wait { !heard.programs.text(of: "asked").isEmpty })
    heard.service.play(.init(cue: .wrong))
    #expect(heard.sounds(1) == ["001-wrong.wav"])
  }

  @Test("a voice that takes too long is given up, for a word and for its languages; usually after 3 s")
  func hanging() throws {
    let slow = "sleep 0.5; if [ \"$1\" = --voices ]; then printf 'head\\n5 ka x\\n'; else cat voice; fi"
    let heard = try Heard(["espeak-ng": slow])
    let programs = heard.programs.installed
    for (patience, isHeard) in [(0.1, false), (60, true)] {
      let said = Speaker(ProgramRunner(programs), patience: patience).say(Self.woman)
      #expect((said != nil) == isHeard)
      #expect(Voices(programs, patience: patience).languages == (isHeard ? ["ka"] : []))
    }
  }

  @Test("the end cuts off speech, and nothing is heard after it")
  func end() throws {
    let heard = try Heard(["espeak-ng": "echo x >>asked; exec sleep 600"])
    heard.service.play(.init(spoken: Self.woman))
    #expect(heard.programs.wait { !heard.programs.text(of: "asked").isEmpty })
    heard.service.end()
    heard.service.play(.init(cue: .right, spoken: Self.woman))
    heard.service.end()
    // Waits as long as a sound takes that isn't cut off.
    let other = try Heard()
    other.service.play(.init(cue: .right))
    #expect(other.sounds(1).count == 1)
    #expect(heard.programs.text(of: "asked") == "x\n")
    #expect(heard.programs.files(endingIn: ".wav").isEmpty)
  }

  @Test(
    "sounds become files only if a folder is named as such",
    arguments: [
      ("wav:/tmp/x", "/tmp/x"), (nil, nil), ("", nil), ("/tmp/x", nil), ("WAV:/tmp/x", nil),
      ("x wav:/tmp", nil),
    ] as [(String?, String?)])
  func sink(variable: String?, folder: String?) {
    let sink = SoundService.Sink(variable)
    if case .folder(let path) = sink { #expect(path == folder) } else { #expect(folder == nil) }
  }

  @Test("the last of several cues in a tick counts")
  func requests() {
    let request = SoundService.Job([
      ArcadeReport.cue(.match), "else", ArcadeReport.spoken(Self.woman), ArcadeReport.cue(.win),
    ])
    #expect(request.cue == .win && request.spoken == Self.woman)
  }

  @Test(
    "most voices are named after the language; a tag that isn't a language has no voice",
    arguments: [
      ("ka", "ka"), ("hyw", "hyw"), ("es-419", "es"), ("EN", "en"), ("zh-Hans", "cmn-latn-pinyin"),
      ("und", nil), ("", nil), ("x", nil), ("../../tmp/x", nil), ("-f/etc", nil), ("k/", nil), ("ქა", nil),
    ] as [(String, String?)])
  func voices(language: String, voice: String?) {
    #expect(Speaker.voice(for: language) == voice)
  }
}

@Suite("Sound players")
struct SoundPlayerTests {
  private let beep = Samples(rate: 8000, [900, -900])

  @Test("it reads the file from its standard input, under any name")
  func input() throws {
    let fake = try FakePrograms(["pw-play": "cat \"$1\" >heard; cat >again"])
    SoundPlayer(ProgramRunner(fake.installed)).play(beep)
    #expect(fake.text(of: "heard").hasPrefix("RIFF") && fake.text(of: "again").hasPrefix("RIFF"))
  }

  @Test("one that fails is replaced by the next and not tried again")
  func failing() throws {
    let fake = try FakePrograms(["pw-play": "echo x >>asked; exit 1", "aplay": "echo $1 >>heard"])
    let player = SoundPlayer(ProgramRunner(fake.installed))
    for _ in 0..<3 { player.play(beep) }
    #expect(fake.text(of: "asked") == "x\n")
    #expect(fake.text(of: "heard") == "-q\n-q\n-q\n")
  }

  @Test("a scene's cue is heard, only the last of a tick, and the end is silence")
  func cues() throws {
    let fake = try FakePrograms(["pw-play": "cat \"$1\" >>heard; echo x >>done; exec sleep 600"])
    var player = CuePlayer(fake.installed)
    let reports: [any Sendable] = [SoundCue.right, 7, SoundCue.pop, "x"]
    player.handle(reports)
    #expect(fake.wait { !fake.text(of: "done").isEmpty })
    player.end()
    #expect(fake.text(of: "done") == "x\n" && fake.text(of: "heard").hasPrefix("RIFF"))
  }

  @Test("four cues are heard over each other to their end")
  func mixing() throws {
    let waiting = "echo x >>begun; while [ ! -e go ]; do sleep 0.02; done; echo x >>ended"
    let fake = try FakePrograms(["pw-play": waiting])
    let mixer = SoundMixer(fake.installed)
    defer { mixer.end() }
    for count in 1...4 {
      mixer.play { SoundCue.pop.samples }
      #expect(fake.wait { fake.text(of: "begun").count == 2 * count })
    }
    try Data().write(to: URL(fileURLWithPath: fake.folder.path + "/go"))
    #expect(fake.wait { fake.text(of: "ended").count == 8 })
  }

  @Test("one that runs on after the end of the sound is ended; usually after 5 s")
  func hanging() throws {
    let hanging = try FakePrograms(["pw-play": "echo x >asked; exec sleep 600"])
    var patience = 0.1
    // On a busy machine the script may take a while to start.
    while hanging.text(of: "asked").isEmpty {
      SoundPlayer(ProgramRunner(hanging.installed), patience: patience).play(beep)
      patience *= 2
    }
    let slow = try FakePrograms(["pw-play": "sleep 1; echo x >done"])
    SoundPlayer(ProgramRunner(slow.installed), patience: 60).play(beep)
    #expect(slow.text(of: "done") == "x\n")
  }

  @Test("without any player nothing happens")
  func none() throws {
    let fake = try FakePrograms()
    SoundPlayer(ProgramRunner(fake.installed)).play(beep)
    #expect(fake.files(endingIn: "").isEmpty)
  }
}

@Suite("Services")
struct ServiceTests {
  @Test("only the newest request waits while one is served")
  func newest() throws {
    let fake = try FakePrograms(["slow": "echo $1 >>served; while [ ! -e go ]; do sleep 0.02; done"])
    let runner = ProgramRunner(fake.installed)
    let service = Service<String> { _ = runner.run("slow", [$0], seconds: 20) }
    service.ask("a")
    #expect(fake.wait { fake.text(of: "served") == "a\n" })
    for request in ["b", "c", "d"] { service.ask(request) }
    _ = ProgramRunner(InstalledPrograms(environment: ["PATH": "/usr/bin:/bin"]))
      .run("touch", [fake.folder.path + "/go"], seconds: 5)
    #expect(fake.wait { fake.text(of: "served") == "a\nd\n" })
    service.end()
  }
}
