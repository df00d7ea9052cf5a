import Engine
import Games
import Interface
import Learning

extension QuestionScene {
  /// The task, in a word or two.
  var asked: Text {
    let asked = Text(phrases.asked)
    return question.isHeard ? asked + (isTyping ? " Ctrl-R says it again." : " s says it again.") : asked
  }

  private var phrases: QuestionPhrases { QuestionPhrases(question, checker) }

  /// The line below the answer while it is typed, and whether it is about a failed try.
  var note: (text: Text, isOfTry: Bool) {
    if wasBlank { return ("type it, or press Ctrl-G to give up", false) }
    if let firstTry { return (Text(phrases.again(firstTry)), true) }
    return (showsHint && !hint.isEmpty ? "your hint: " + Text(hint) : .empty, false)
  }

  /// The marks that are easily left out in the language being typed.
  private var marks: Text {
    switch Language.of(question.item.origin.language.term).reading {
    case .pinyin: "tones"
    case .kana: "long vowels"
    case nil: "accents"
    }
  }

  /// The reason for the verdict; empty if the verdict says it all.
  func reason(_ settled: Settled) -> Text {
    if isSuspended { return "suspended" }
    if question.mode == .judged { return Text("you said \(settled.given)") }
    if settled.verdict == .givenUp { return "given up" }
    if isOfStage, let other = other(settled).map(question.shown), question.mode == .chosen {
      let meanings = other.meanings.joined(separator: ", ")
      return meanings.isEmpty ? .empty : Text("\(other.term): \(meanings)")
    }
    if let remark = settled.drawn?.remark, !remark.isEmpty, settled.verdict != .otherWord { return remark }
    switch settled.finding {
    case .slips(let slips) where settled.verdict == .slip:
      return slips.count == 0 ? "mind the \(marks)" : slips.count == 1 ? "one typo" : "a few typos"
    case .accents where settled.verdict == .accent: return "mind the \(marks)"
    case .otherForm(let form) where settled.verdict == .otherForm || form.kind == .inSentence:
      return Text("wanted " + form.expected)
    case .otherWord(let other) where other.id == nil: return Text("\(other.typed) is another word")
    case .wrongArticle where settled.verdict == .wrong:
      return QuestionPhrases.fault(settled.finding).map { Text($0) } ?? .empty
    default: return firstTry == nil ? .empty : "on the second try"
    }
  }
}

/// The keys that work now; all but the arrows can be clicked.
extension QuestionScene {
  package var foot: Foot {
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
    // If not all fit, giving up goes first: the note for an empty line names it, too.
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
    let accept = SharedKey.add.keyHint("count mine as right")
    return [.enter(.next), SharedKey.undo.keyHint("undo")] + hearKeys
      + (canAccept(settled) ? [accept] : []) + guideKeys
      + (canSuspend ? [SharedKey.suspend.keyHint(isSuspended ? "bring back" : "suspend")] : [])
      + [Self.pause, SharedKey.hint.keyHint("hint"), Self.help]
  }
}

private enum QuestionHelp {
  /// For a question of a kit or a workout with four answers.
  static let kit = HelpScene(
    "A question",
    [
      .init(
        "How it goes",
        [
          "A sentence with a gap, or what a word means: choose the answer that fits, by its number, by the arrow keys and Enter, or by a click.",
          "There is no clock: take your time. Ctrl-G gives up and shows the answer.",
          "Then the answer is said, where your computer can speak; s says it again.",
        ]),
      afterwards,
    ])

  private static let afterwards = HelpScene.Section(
    "Afterwards",
    [
      "u takes the answer back, as if you had never given it. Where yours is right as well, a counts it now and from now on. h writes a hint of your own on the card. z suspends the word, so that it isn't asked any more, or brings it back. d shows how the word is written, where Babble knows; left and right go stroke by stroke."
    ])

  static let scene = HelpScene(
    "A question",
    [
      .init(
        "How it goes",
        [
          "You see a word, and type what is asked for below it. Then you see the answer, and go on when you like.",
          "A word that you know also comes as a gap in its sentence: type the form that stands there.",
          "A typing slip is forgiven and shown; so are missing accents, but then the word comes back sooner. If you type another form of the right word, you get a second try.",
          "There is no clock: take your time.",
        ]),
      .init(
        "Typing",
        [
          "Type an accent after its letter: a and ' make á, n and ~ make ñ. Pinyin takes numbers, as in ni3, and Japanese is typed in Latin letters.",
          "Ctrl-P opens letters to pick, those that a keyboard may lack first: arrow keys and Enter take one, or a click. Ctrl-U empties the line. Ctrl-G gives up and shows the answer.",
        ]),
      .init(
        "Drawing",
        [
          "Characters and letters can be drawn: Ctrl-D, or d where you choose, opens a board. Hold the left button to draw; the right button takes a stroke away, u the newest one, x all; g gives up. Without a mouse, arrow keys move the pen, 1 to 9 move it aslant, and Space puts it down and lifts it.",
          "Enter goes on to the next character, and after the last one the word is read. If nothing here can read it, you say yourself whether it is right. Esc goes back to typing.",
          "In Settings you can have answers drawn, with the board open at once, and have the stroke order counted: then some questions ask for drawing, and what you can draw comes back less and less often.",
        ]),
      .init(
        "Listening",
        [
          "With Listening on in Settings a word you know is only said: Ctrl-R, or s where you choose, says it again. Give its meaning. A word that sounds the same is no mistake; you get a second try."
        ]),
      afterwards,
    ])
}

extension QuestionScene {
  var help: HelpScene {
    if isOfStage, question.mode == .chosen { QuestionHelp.kit } else { QuestionHelp.scene }
  }
}
