import Engine
import Glibc
import System

/// A program that is a scene in this terminal, and what that opens:
///
///     TerminalApp.run { seed in Snake(seed: seed) }
///
/// Scenes run until the last one has gone. Then the process ends: with 0, after Ctrl-C with 130, or by the signal that
/// asked for it. What goes wrong is said in a sentence on standard error, after the terminal is back: what is wrong with
/// the terminal ends with status 2, any other error with 1.
///
/// The scenes run in a child process whose parent puts the terminal back whatever happens, even after kill -9; so call
/// `run` before anything else, on the main thread.
public enum TerminalApp {
  /// What can be asked for. Everything has a good default.
  public struct Configuration: Sendable {
    /// The way to the screen; nil for the one that suits the terminal.
    public var renderer: Renderer?
    /// How many colours are used; nil for as many as the terminal has. NO_COLOR is honoured.
    public var colors: ColorDepth?
    /// The theme, the ornaments, and whether things move.
    public var look: Look
    /// What chance goes by; nil for another seed each time.
    public var seed: UInt64?
    /// Who acts on what scenes report, in this order.
    public var handlers: [any ReportHandler]

    /// A configuration that leaves all else to the terminal.
    public init(
      handlers: [any ReportHandler] = [], look: Look = Look(), seed: UInt64? = nil, renderer: Renderer? = nil,
      colors: ColorDepth? = nil
    ) {
      (self.handlers, self.look, self.seed) = (handlers, look, seed)
      (self.renderer, self.colors) = (renderer, colors)
    }
  }

  /// Runs the scene that the closure makes, and ends the process. What the closure throws is printed.
  public static func run(
    _ configuration: Configuration = Configuration(), _ scene: @escaping @Sendable () throws -> any Scene
  ) -> Never {
    run(configuration) { (_: UInt64) in try scene() }
  }

  /// Runs the scene that the closure makes of a seed, and ends the process. What the closure throws is printed.
  public static func run(
    _ configuration: Configuration = Configuration(),
    _ scene: @escaping @Sendable (UInt64) throws -> any Scene
  ) -> Never {
    TerminalSession.supervise {
      let options = TerminalOptions(renderer: configuration.renderer, colors: configuration.colors)
      let capabilities = try Capabilities(environment: EnvironmentVariables.current, options: options)
      let session = try TerminalSession(capabilities)
      let first = try scene(configuration.seed ?? .random(in: 0 ... .max))
      var host = HandlingHost(look: configuration.look, handlers: configuration.handlers)
      try RunLoop.run(in: session, host: &host) { _ in first }.exitProcess()
    }
  }
}

/// Hands reports to handlers, and what they tell back to the scenes.
private struct HandlingHost: LoopHost {
  var look: Look
  var handlers: [any ReportHandler]
  private var told: [any Sendable] = []

  init(look: Look, handlers: [any ReportHandler]) {
    (self.look, self.handlers) = (look, handlers)
  }

  mutating func learn(_ colors: TerminalColors?) { look.follow(colors) }

  mutating func handle(_ reports: [any Sendable]) {
    for index in handlers.indices { told += handlers[index].handle(reports) }
  }

  mutating func news() -> [any Sendable] {
    defer { told = [] }
    return told
  }

  mutating func flush() {
    for index in handlers.indices { handlers[index].end() }
  }
}
