import Terminal

extension Program {
  /// The terminal; throws what is wrong with it, and what to do.
  func terminal() throws -> TerminalSession {
    do {
      try TerminalSession.checkDescriptors()
      return try TerminalSession(try capabilities())
    } catch let error as TerminalError {
      throw Failure(description: error.description, status: error.exitStatus)
    }
  }

  /// The terminal, or why there is none; where the day's session may have been wanted, with what can do without.
  func terminal(starting start: Start?) throws -> TerminalSession {
    do {
      return try terminal()
    } catch let failure as Failure {
      if case .game = start { throw failure }
      throw Failure(
        lines: failure.lines + ["Without one, learn line by line: babble today --plain"],
        status: failure.status)
    }
  }
}
