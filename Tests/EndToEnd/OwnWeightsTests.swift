import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// The learner's own weights, trained while the first screen is idle.
  @Suite struct OwnWeights {
    private static let environment = ["BABBLE_TIME": "2026-03-01T10:00:00Z"]
    private static let today = 20_513

    let home: Home

    init() throws { home = try Home() }

    @Test("kill -9 during training loses nothing, and the next start finds the weights")
    func killed() throws {
      let journal = Self.journal()
      _ = try home.write(journal, to: "journal.jsonl")
      let player = try Player([], home: home, environment: Self.environment)
      // What was reached is celebrated first, and keys are ignored for half a second.
      player.expect("Enter next")
      usleep(600_000)
      player.press(.enter)
      player.expect("Today")
      // Training starts after five idle seconds; a kill at any time must do no harm.
      usleep(5_500_000)
      player.session.kill()
      #expect(home.text(of: "journal.jsonl").hasPrefix(journal))
      let again = try Player([], home: home, environment: Self.environment)
      again.expect("Today")
      let end = Date() + 200
      while weights == 0, Date() < end { usleep(100_000) }
      #expect(weights == 1)
      again.type("q")
      #expect(again.session.wait() == .exited(0))
      let stats = try Usage(["stats"], home: home, environment: Self.environment)
      #expect(stats.output.contains("prediction error: yours ."), "\(stats.output)")
      home.removeIndex()
      #expect(try Usage(["stats"], home: home, environment: Self.environment).output == stats.output)
    }

    private var weights: Int {
      home.text(of: "journal.jsonl").split(separator: "\n").count { $0.contains("\"type\":\"weights\"") }
    }

    /// 60 words, each asked 21 times: remembered after up to three days, forgotten after more.
    private static func journal() -> String {
      var (lines, number) = ([String](), 0)
      for round in 0..<21 {
        for word in 0..<60 {
          let day = today - 120 + (0..<round).reduce(0) { $0 + wait(word, $1) }
          let isKnown = round == 0 || wait(word, round - 1) <= 3
          number += 1
          lines.append(line(number, word, day, isKnown))
        }
      }
      return lines.joined()
    }

    private static func wait(_ word: Int, _ round: Int) -> Int { 1 + (word * 7 + round * 5) % 6 }

    private static func line(_ number: Int, _ word: Int, _ day: Int, _ isKnown: Bool) -> String {
      let (verdict, grade) = isKnown ? ("right", "good") : ("wrong", "again")
      let open = """
        {"at":"2026-03-01T09:00:00+00:00","day":\(day),"deck":"d","game":"today","given":"x","grade":"\(grade)",\
        "home":"0123456789abcdef","item":"es:\(word)","mode":"typed","ms":900,"n":\(number),"options":[],\
        "shown":"x","skill":"recognise","sure":"known","type":"answer","v":1,"verdict":"\(verdict)",\
        "word":"w\(word)","checksum":"crc32:
        """
      let sum = String(checksum(Array((open + "00000000\"}").utf8)), radix: 16)
      return open + String(repeating: "0", count: 8 - sum.count) + sum + "\"}\n"
    }

    /// CRC-32 as in zlib.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
      var sum = ~UInt32(0)
      for byte in bytes {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
      }
      return ~sum
    }
  }
}
