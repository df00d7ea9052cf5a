extension Capabilities {
  /// Something found out about the terminal, described for the user.
  package struct CapabilityNote: Hashable, Sendable {
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
  package var findings: [CapabilityNote] {
    [
      nameFinding, CapabilityNote("renderer", renderer.rawValue), colorFinding, encodingFinding,
      CapabilityNote("answers questions", answersQueries ? "yes" : "no"),
      CapabilityNote("whole frames at once", features.synchronizesUpdates ? "yes" : "no"),
      CapabilityNote("keys told apart", hasKittyKeyboard ? "yes" : "no"),
      CapabilityNote("pointer", hasFinePointer ? "finer than a cell" : "cells"),
    ]
  }

  private var nameFinding: CapabilityNote {
    let name = terminal + (version.map { ", \($0)" } ?? "")
    guard family == .linux else { return CapabilityNote("terminal", name) }
    return CapabilityNote(
      "terminal", name, hint: "The console has no mouse and few letters. A terminal window shows all scripts."
    )
  }

  private var colorFinding: CapabilityNote {
    let colorReason = colorChoice.reason
    return switch features.colors {
    case .none: CapabilityNote("colours", "none, \(colorReason)")
    case .palette16:
      CapabilityNote("colours", "16, \(colorReason)", hint: "If the terminal shows more: TERM=xterm-256color")
    case .palette256:
      CapabilityNote(
        "colours", "256, \(colorReason)", hint: "If the terminal shows more: COLORTERM=truecolor")
    case .truecolor: CapabilityNote("colours", "16 million, \(colorReason)")
    }
  }

  private var encodingFinding: CapabilityNote {
    switch encoding {
    case _ where splitsLetters:
      CapabilityNote("text", "not UTF-8, so most letters come out wrong", hint: "LC_ALL=C.UTF-8 xterm")
    case .utf8: CapabilityNote("text", "UTF-8")
    case .unspecified:
      CapabilityNote("text", "UTF-8, though the locale doesn't say so", hint: "export LC_ALL=C.UTF-8")
    case .other(let name):
      CapabilityNote("text", "UTF-8, though the locale says \(name)", hint: "export LC_ALL=C.UTF-8")
    }
  }
}
