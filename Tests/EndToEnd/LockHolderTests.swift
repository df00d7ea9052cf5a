import Pty
import Testing

extension EndToEnd {
  /// Who holds a home is told to the next one who wants it.
  @Suite struct LockHolders {
    let home: Home

    init() throws { home = try Home() }

    @Test("line by line it is said once that another Babble is open on the folder")
    func once() throws {
      let holder = try Player(home: home)
      holder.expect("turn pairs")
      let usage = try Usage(["today", "--plain", "--deck", "spanish-150"], home: home)
      holder.leave()
      #expect(
        usage.errors.split(separator: "\n").count { $0.contains("another Babble is open") } == 1, "\(usage)")
    }

    @Test("row 51: a process that holds the home and has lost its terminal is named, and how to end it")
    func lostTerminal() throws {
      let script = #"""
        use Fcntl ":flock"; $SIG{HUP} = "IGNORE"; $SIG{TERM} = "IGNORE"; $| = 1;
        open(LOCK, "+>>", $ARGV[0]) or die; flock(LOCK, LOCK_EX) or die; print "held\n"; sleep 1 while 1;
        """#
      let holder = try PtySession("perl", ["-e", script, home.path + "/lock"])
      defer { holder.kill() }
      try #require(holder.read(until: "held"))
      let before = try Player(home: home)
      before.expect("another Babble is open on this folder.")
      before.leave()
      #expect(before.session.text.contains("(process \(holder.processID))"))
      holder.hangUp()
      let player = try Player(home: home)
      player.expect("a Babble that has lost its terminal holds this folder.")
      player.leave()
      #expect(player.session.text.contains("End it with: kill \(holder.processID)"))
    }
  }
}
