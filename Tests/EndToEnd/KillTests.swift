import Pty
import Testing

extension EndToEnd {
  /// What `make bench` does a thousand times.
  @Suite struct Kills {
    @Test(
      "row 20: of answers that the screen had counted 200 kill -9 lose none, tear no file and leave none behind"
    )
    func kills() throws {
      let command = [builtProgram("BenchReport"), "--only", "kills", "--kills", "200"]
      let usage = try Usage(of: command, timeout: 300)
      #expect(usage.status == .exited(0), "\(usage.errors)")
      let finding = usage.output.firstMatch(
        of: /200 kills, with (\d+) answers and \d+ ends of rounds on the screen: (.*)/)
      let match = try #require(finding, "\(usage.output)")
      #expect(Int(match.1) ?? 0 >= 100)
      #expect(match.2 == "0 saves torn, 0 answers or scores lost, 0 files left over.")
    }
  }
}
