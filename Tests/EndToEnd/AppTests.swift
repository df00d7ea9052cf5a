import Pty
import Seats
import Testing

extension EndToEnd {
  /// A program that starts in one line, as other people's games do.
  @Suite struct App {
    private var example: String { builtProgram("Example") }

    @Test("its scene stands, takes keys, and leaves the terminal as it was")
    func plays() throws {
      let player = try Player(running: example, [])
      player.expect("caught 0")
      player.press(.escape)
      #expect(player.session.wait() == .exited(0) && player.leftovers == [])
    }

    @Test("Ctrl-C ends it with 130")
    func interrupted() throws {
      let player = try Player(running: example, [])
      player.expect("caught 0")
      player.press(.controlC)
      #expect(player.session.wait() == .exited(130) && player.leftovers == [])
    }

    @Test("without a terminal, or with one that nobody knows, it says what to do in a sentence")
    func refused() throws {
      let piped = try Usage(of: [example])
      #expect(piped.status == .exited(2), "\(piped)")
      #expect(
        piped.errors
          == "Standard input is not a terminal. Start the program in a terminal window, without a pipe or redirection.\n"
      )
      let player = try Player(running: example, [], environment: ["TERM": "klingon"])
      player.expect("No description of the terminal")
      #expect(player.session.wait() == .exited(2))
    }
  }
}
