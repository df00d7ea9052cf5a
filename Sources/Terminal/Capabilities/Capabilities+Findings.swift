extension Capabilities {
  /// Something found out about the terminal, described for the user.
  package struct Finding: Hashable, Sendable {
    /// The topic, in a word or two.
    package let subject: String
    package let value: String
    /// How to fix it; nil if nothing needs fixing.
    package let hint: String?

    init(_ subject: String, _ value: String, hint: String? = nil) {
      self.subject = subject
      self.value = value
      self.hint = hint
    }
  }

  /// Everything known about the terminal, most important first.
  package var findings: [Finding] {
    [
      nameFinding, Finding("renderer", renderer.rawValue), colorFinding, encodingFinding,
      Finding("answers questions", answersQueries ? "yes" : "no"),
      Finding("whole frames at once", features.synchronizesUpdates ? "yes" : "no"),
      Finding("keys told apart", hasKittyKeyboard ? "yes" : "no"),
      Finding("pointer", hasFinePointer ? "finer than a cell" : "cells"),
    ]
  }

  private var nameFinding: Finding {
    let name = terminal + (version.map { ", \($0)" } ?? "")
    guard family == .linux else { return Finding("terminal", name) }
    return Finding(
      "terminal", name, hint: "The console has no mouse and few letters. A terminal window shows all scripts."
    )
  }

  private var colorFinding: Finding {
    let colorReason = colorChoice.reason
    return switch features.colors {
    case .none: Finding("colours", "none, \(colorReason)")
    case .palette16:
      Finding("colours", "16, \(colorReason)", hint: "If the terminal shows more: TERM=xterm-256color")
    case .palette256:
      Finding("colours", "256, \(colorReason)", hint: "If the terminal shows more: COLORTERM=truecolor")
    case .truecolor: Finding("colours", "16 million, \(colorReason)")
    }
  }

  private var encodingFinding: Finding {
    switch encoding {
    case .utf8: Finding("text", "UTF-8")
    case .unspecified:
      Finding("text", "UTF-8, though the locale doesn't say so", hint: "export LC_ALL=C.UTF-8")
    case .other(let name):
      Finding("text", "UTF-8, though the locale says \(name)", hint: "export LC_ALL=C.UTF-8")
    }
  }
}
