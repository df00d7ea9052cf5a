import Engine

/// Has texts read that a screen shows, each once in a run of the program.
struct RubyDesk {
  private let service: RubyService?
  /// What was found out so far.
  private(set) var known = Rubies()
  private var waiting: Set<RubyRequest> = []

  /// - Parameter service: reads; without one nothing is known.
  init(_ service: RubyService?) { self.service = service }

  /// Finds out what is not known yet; nobody is told but who looks.
  mutating func want(_ wanted: [RubyRequest]) {
    guard let service else { return }
    for request in wanted where !known.knows(request) && waiting.insert(request).inserted {
      service.ask(request)
    }
  }

  /// Takes what has come since the last call.
  mutating func takeArrivals() {
    for (request, ruby) in service?.take() ?? [] {
      waiting.remove(request)
      known.keep(ruby, of: request)
    }
  }

  /// Reads no more.
  func end() { service?.end() }
}
