import Engine
import Glibc
import System

/// Runs a scene, and the scenes it opens, as a program in this terminal:
///
///     TerminalApp.run { seed in Snake(seed: seed) }
///
/// When the last scene has closed, the process ends: with status 0, after Ctrl-C with 130, or by the signal
/// that asked for it. An error is printed as a sentence on standard error, after the terminal is restored:
/// with status 2 if the terminal is unsuitable, otherwise with 1.
///
/// The terminal is restored however the program ends: by itself, by a crash, or by a signal other than SIGKILL. Call `run`
/// on the main thread.
public enum TerminalApp {
  /// The options of a program. Everything has a good default.
  public struct Configuration: Sendable {
    /// How to draw; nil for the renderer that suits the terminal.
    public var renderer: Renderer?
    /// How many colours to use; nil for as many as the terminal has, or none if NO_COLOR is set.
    public var colors: ColorDepth?
    /// The theme, the ornaments, and whether motion is reduced.
    public var look: Look
    /// The seed of the scene; nil for another one each time.
    public var seed: UInt64?
    /// These handle the scenes' reports, in this order.
    public var handlers: [any ReportHandler]
    /// What the scenes' queries are answered from.
    public var contexts: Contexts

    public init(
      handlers: [any ReportHandler] = [], contexts: Contexts = Contexts(), look: Look = Look(),
      seed: UInt64? = nil, renderer: Renderer? = nil,
      colors: ColorDepth? = nil
    ) {
      (self.handlers, self.contexts, self.look, self.seed) = (handlers, contexts, look, seed)
      (self.renderer, self.colors) = (renderer, colors)
    }
  }

  /// Runs the scene that the closure makes, then ends the process. An error that the closure throws is
  /// printed.
  public static func run(
    _ configuration: Configuration = Configuration(), _ scene: () throws -> any Scene
  ) -> Never {
    run(configuration) { (_: UInt64) in try scene() }
  }

  /// Runs the scene that the closure makes from a seed, then ends the process. An error that the closure
  /// throws is printed.
  public static func run(
    _ configuration: Configuration = Configuration(),
    _ scene: (UInt64) throws -> any Scene
  ) -> Never {
    do {
      let options = TerminalOptions(renderer: configuration.renderer, colors: configuration.colors)
      let capabilities = try Capabilities(environment: EnvironmentVariables.current, options: options)
      let session = try TerminalSession(capabilities)
      let first = try scene(configuration.seed ?? .random(in: 0 ... .max))
      var host = HandlingHost(configuration)
      try RunLoop.run(in: session, host: &host) { _ in first }.exitProcess()
    } catch {
      let sentence = "\(Text("\(error)"))\n"
      _ = sentence.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
      exit((error as? TerminalError)?.exitStatus ?? 1)
    }
  }
}

/// Passes reports to the handlers, and answers queries from the contexts.
private struct HandlingHost: LoopHost {
  var look: Look
  var handlers: [any ReportHandler]
  var contexts: Contexts
  init(_ configuration: TerminalApp.Configuration) {
    (look, handlers, contexts) = (configuration.look, configuration.handlers, configuration.contexts)
  }

  func job(for asked: AskedQuery) -> (@Sendable (Work) -> QueryResult)? {
    contexts.providers.job(for: asked, contexts)
  }

  mutating func finish(_ asked: AskedQuery, _ result: QueryResult) -> (Answered, Changes) {
    contexts.providers.finish(asked, result, &contexts)
  }

  mutating func learn(_ colors: TerminalColors?) { look.adopt(colors) }

  mutating func handle(_ reports: [any Sendable]) -> Changes {
    for index in handlers.indices { handlers[index].handle(reports) }
    return []
  }

  mutating func flush() {
    for index in handlers.indices { handlers[index].end() }
  }
}
