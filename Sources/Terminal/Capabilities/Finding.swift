/// One thing that was found out about the terminal, for people.
package struct Finding: Hashable, Sendable {
  /// What it means for the program.
  package enum Verdict: Hashable, Sendable {
    /// As good as can be.
    case fine
    /// It works, with something missing.
    case limited
  }

  /// What it is about, in a word or two.
  package let subject: String
  /// What was found.
  package let value: String
  /// What it means.
  package let verdict: Verdict
  /// What would mend it; nil where nothing has to be mended.
  package let hint: String?

  init(_ subject: String, _ value: String, hint: String? = nil) {
    self.subject = subject
    self.value = value
    self.verdict = hint == nil ? .fine : .limited
    self.hint = hint
  }
}

extension Capabilities {
  /// What is known of the terminal, in the order in which people ask.
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
