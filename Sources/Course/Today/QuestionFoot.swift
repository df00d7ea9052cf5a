import Engine
import Interface
import WordGame

/// The keys that work now, all but the arrows to be clicked.
extension QuestionScene {
  var foot: Foot {
    switch phase {
    case .asking: Foot(board == nil ? askingKeys : boardKeys)
    case .judging: Foot(judgingKeys + thinkingKeys)
    case .told(let settled): Foot(answerKeys(settled))
    }
  }

  private static let enter = Key(.enter)
  private static let pause = KeyHint("Esc", "pause", pressing: Key(.escape))
  private static let help = KeyHint("?", "help", pressing: "?")
  private static let giveUp = KeyHint("Ctrl-G", "give up", pressing: giveUpKey)

  private var thinkingKeys: [KeyHint] { [Self.pause, Self.help, KeyHint("q", "leave", pressing: "q")] }

  private var askingKeys: [KeyHint] {
    switch question.mode {
    case .typed: line.palette.isOpen ? LetterPalette.openKeys : typingKeys
    case .judged:
      [KeyHint("Enter", "show the answer", pressing: Self.enter)] + hearKeys + thinkingKeys
    default:
      [KeyHint("1-\(options.count)", "answer"), .arrows("choose")] + hearKeys + [Self.giveUp]
        + (canDraw ? [drawHint] : []) + thinkingKeys
    }
  }

  private var typingKeys: [KeyHint] {
    let check = KeyHint("Enter", "check", pressing: Self.enter)
    let palette = line.palette.keys
    // Where not all fit, giving up goes: an empty line names it, too.
    let keys =
      canDraw
      ? [check, drawHint, Self.pause] + palette + [Self.giveUp]
      : [check] + hearKeys + [Self.giveUp, Self.pause] + palette
    return keys + [KeyHint("F1", "help", pressing: Key(.function(1)))]
  }

  private var judgingKeys: [KeyHint] {
    zip(["1", "2", "3"] as [Character], QuestionPhrases.judgements).map { key, judgement in
      KeyHint(Text(String(key)), Text(judgement.given), pressing: Key(.character(key)))
    }
  }

  private func answerKeys(_ settled: Settled) -> [KeyHint] {
    let accept = KeyHint("a", "count mine as right", pressing: "a")
    return [KeyHint("Enter", "next", pressing: Self.enter), KeyHint("u", "undo", pressing: "u")] + hearKeys
      + (canAccept(settled) ? [accept] : []) + guideKeys
      + [Self.pause, KeyHint("e", "hint", pressing: "e"), Self.help]
  }
}
