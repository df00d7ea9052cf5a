import Engine
import System

/// A program that is a scene in this terminal, and what that opens:
///
///     TerminalApp.run { Snake(seed: 7) }
public enum TerminalApp {
  /// Runs scenes until the last one has gone, and ends the process: with 0, after Ctrl-C with 130, or by the signal that
  /// asked for it. What is wrong with the terminal is said in a sentence on standard error, and the status is 2.
  ///
  /// The scenes run in a child process whose parent puts the terminal back whatever happens; so call it before anything
  /// else, on the main thread.
  /// - Parameters:
  ///   - options: what the player asks for; by default the terminal decides.
  ///   - look: the colours and ornaments. The theme that follows the terminal does so here as well.
  ///   - scene: makes the first scene, in the process that runs it.
  public static func run(
    _ options: TerminalOptions = TerminalOptions(), look: Look = Look(),
    _ scene: @escaping @Sendable () -> any Scene
  ) -> Never {
    TerminalSession.supervise {
      let capabilities = try Capabilities(environment: EnvironmentVariables.current, options: options)
      var host = Host(look: look)
      try RunLoop.run(in: try TerminalSession(capabilities), host: &host) { _ in scene() }.exitProcess()
    }
  }

  /// Nothing is saved, said or heard.
  private struct Host: LoopHost {
    var look: Look

    mutating func learn(_ colors: TerminalColors?) { look.follow(colors) }
  }
}
