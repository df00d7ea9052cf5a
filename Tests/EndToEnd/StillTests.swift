import Foundation
import Pty
import System
import Testing

extension EndToEnd {
  /// What the program takes when nothing happens, and what it needs to start.
  @Suite struct Still {
    @Test("the still landing screen writes nothing and takes under 1 % of a core")
    func landing() throws {
      let home = try Home()
      let player = try Player(home: home)
      player.expect("Memory")
      // What is done after the start may take a while on a busy machine.
      let isStill = (0..<5).contains { _ in
        let (bytes, ticks) = (player.session.output.count, player.processorTicks)
        player.session.drain(3)
        return player.session.output.count == bytes
          && player.processorTicks - ticks < sysconf(Int32(_SC_CLK_TCK)) * 3 / 100
      }
      #expect(isStill)
    }

    @Test("the first screen waits for no answer from the terminal")
    func firstScreen() throws {
      let home = try Home()
      let isQuick = try isQuick(1) {
        let start = MonotonicClock.seconds
        let session = try PtySession(builtProgram("babble"), ["--home", home.path])
        defer { session.kill() }
        #expect(session.read(until: "Georgian"))
        #expect(session.text.contains("\u{1B}[c"), "it asks nothing")
        return MonotonicClock.seconds - start
      }
      #expect(isQuick)
    }
  }
}

extension Player {
  /// The processor time that the program and its parent have taken, in the system's ticks of 1/100 s.
  var processorTicks: Int {
    processes(ofSession: session.processID).reduce(0) { sum, process in
      let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      // The name, second and in brackets, may hold blanks; user and system time are the 12th and 13th after it.
      let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
      return sum + fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
    }
  }
}
