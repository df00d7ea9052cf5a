import Campaigns
import Foundation
import Glibc
import Pty

/// Commands that write much.
extension KillTrial {
  /// An archive of another home, whose events come in all at once or not at all.
  mutating func bringIn() throws {
    for archive in archives.paths {
      let before = answers()
      let program = try KilledProgram(["import", archive, "--yes", "--home", home.path], in: home)
      if chance.happens(1, in: 4) {
        try program.wait(for: ["It is all there"])
      } else {
        program.drain(seconds(upTo: chance.happens(3, in: 4) ? 0.04 : 0.6))
      }
      let isDone = program.shows("It is all there")
      try kill(program, shown: isDone)
      let count = answers()
      if count != before && count != before + 1 { throw TrialFault("\(before) answers became \(count)") }
      if isDone, count == before { throw TrialFault("lost: an import that was reported") }
      _ = try run(["import", archive, "--yes"])
      if answers() != before + 1 {
        throw TrialFault("importing again gives \(answers()) answers, not \(before + 1)")
      }
      try startOnce()
      try expectNothingLeft()
    }
    try expectGoodHome()
  }

  private func answers() -> Int {
    ((try? home.names()) ?? []).filter { $0.hasSuffix(".jsonl") }.reduce(0) {
      $0 + home.text(of: $1).components(separatedBy: "\"type\":\"answer\"").count - 1
    }
  }

  mutating func install() throws {
    let entries = (0..<400).map { "語\($0) [ご\($0)] /(n) word \($0)/\n" }.joined()
    let files = [try home.write(entries, to: "edict"), try home.write("犬 [いぬ] /(n) dog/\n", to: "small")]
    var count = 0
    for number in 0..<Self.kills {
      let next = number.isMultiple(of: 2) ? (files[0], 400) : (files[1], 1)
      let program = try KilledProgram(
        ["dictionary", "install", "--from", next.0, "--home", home.path], in: home)
      program.drain(seconds(upTo: chance.happens(3, in: 4) ? 0.04 : 0.6))
      try kill(program)
      let found = try entriesFound()
      if found != count && found != next.1 { throw TrialFault("\(count) entries became \(found)") }
      _ = try run(["dictionary", "install", "--from", next.0])
      count = try entriesFound()
      if count != next.1 { throw TrialFault("installing again gives \(count) entries, not \(next.1)") }
      try expectNothingLeft()
    }
  }

  private func entriesFound() throws -> Int {
    let text = try run(["dictionary"])
    return text.firstMatch(of: /japanese +([\d,]+) entr/).flatMap { Int($0.1.filter(\.isNumber)) } ?? 0
  }
}

/// A recording is whole or isn't there, and its recorder ends.
extension KillTrial {
  private static let speaker = """
    #!/bin/sh
    while :; do
    /usr/bin/yes 'one two three four' | /usr/bin/head -c 48000; /usr/bin/head -c 192000 /dev/zero; /bin/sleep 0.1
    done
    """

  mutating func record() throws {
    let machine = try Home()
    chmod(try machine.write(Self.speaker, to: "arecord"), 0o755)
    for _ in 0..<Self.kills {
      let program = try KilledProgram(
        ["voice", "record", "--deck", "0", "--home", home.path], in: home,
        environment: ["PATH": machine.path])
      // A letter that stands at its place already isn't sent again.
      try program.wait(for: ["record", "level"])
      try expectNothingLeft()
      try speak(to: program)
      let isKept = program.shows("your voice")
      try kill(program, shown: isKept)
      let count = try wholeRecordings()
      if isKept, count < 2 {
        throw TrialFault("lost: a word whose voice was kept, of which \(count) is left")
      }
      try forgetRecordings()
      let rest = processes(with: machine.path)
      if !rest.isEmpty { throw TrialFault("recorders live on: \(rest)") }
    }
    try startOnce()
    try expectNothingLeft()
  }

  /// Only what is whole, so that the next start finds what was cut short.
  private func forgetRecordings() throws {
    for name in recordings { try FileManager.default.removeItem(atPath: home.path + "/voice/" + name) }
  }

  private var recordings: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: home.path + "/voice")
    return (names ?? []).filter { $0.hasSuffix(".wav") }
  }

  /// Enter begins, ends the countdown for the word and for what it means, and keeps both. On a busy machine all of the
  /// speaker's noise can be over by then, or the microphone seem to have gone.
  private mutating func speak(to program: KilledProgram) throws {
    let isPatient = chance.happens(2, in: 3)
    for _ in 0..<3 {
      program.type("\r")
      program.drain(isPatient ? 0.4 : seconds(upTo: 0.4))
    }
    if isPatient { try program.wait(for: ["plays it", "Nothing was", "went away"]) }
    program.type("\r")
    program.drain(seconds(upTo: 0.1))
  }

  /// How many there are; throws if one is torn.
  private func wholeRecordings() throws -> Int {
    for name in recordings {
      let bytes = [UInt8](FileManager.default.contents(atPath: home.path + "/voice/" + name) ?? Data())
      guard bytes.count > 44, bytes.starts(with: Array("RIFF".utf8)) else {
        throw TrialFault("torn: \(name), \(bytes.count) bytes")
      }
      let size = bytes[40..<44].reversed().reduce(0) { $0 << 8 | Int($1) }
      if bytes.count != 44 + size { throw TrialFault("torn: \(name), \(bytes.count) bytes") }
    }
    return recordings.count
  }

  /// Processes whose arguments name this path, after a moment in which they may end.
  private func processes(with path: String) -> [pid_t] {
    var found = Pty.processes(naming: path)
    for _ in 0..<40 where !found.isEmpty {
      usleep(50_000)
      found = Pty.processes(naming: path)
    }
    return found
  }
}
