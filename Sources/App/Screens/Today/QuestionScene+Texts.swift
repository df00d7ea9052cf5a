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

extension QuestionScene {
  /// The keys by which this question is answered, and those that follow.
  var help: HelpScene {
    HelpScene(
      "A question",
      "Answer what is asked for, then look at the answer for as long as you like. There is no clock.",
      keys: answering, [QuestionHelp.afterwards] + details)
  }

  private var answering: [HelpScene.Row] {
    if question.mode == .drawn { return GameHelp.drawing + QuestionHelp.drawing + QuestionHelp.leaving }
    if board != nil { return GameHelp.drawing + QuestionHelp.drawing + [("Esc", "close the board")] }
    let hear: HelpScene.Row = (isTyping ? "Ctrl-R" : "s", "hear it again")
    let draw: HelpScene.Row = (isTyping ? "Ctrl-D" : "d", "draw the answer")
    let others = (canBeHeard ? [hear] : []) + (canDraw ? [draw] : [])
    switch question.mode {
    case .typed:
      return [("Enter", "check the answer")] + GameHelp.typing + [QuestionHelp.giveUp] + others + [
        ("Esc", "pause")
      ]
    case .judged: return QuestionHelp.judging + others + QuestionHelp.leaving
    default: return GameHelp.choosing + [QuestionHelp.giveUp] + others + QuestionHelp.leaving
    }
  }

  private var details: [HelpScene.Section] {
    question.mode == .typed && board == nil ? [GameHelp.composing, QuestionHelp.verdicts] : []
  }
}

private enum QuestionHelp {
  static let leaving: [HelpScene.Row] = [("Esc", "pause"), ("q", "leave")]

  static let giveUp: HelpScene.Row = ("Ctrl-G", "give up, and see the answer")

  static let judging: [HelpScene.Row] = [
    ("Enter", "show the answer"), ("1-3", "say how well you knew it"),
  ]

  static let drawing: [HelpScene.Row] = [
    ("Enter", "next character; after the last, the word is read"),
    ("y n", "if it can't be read: yours was right, or not"),
  ]

  static let afterwards = HelpScene.Section(
    "With the answer",
    rows: [
      ("Enter", "next"),
      ("u", "undo it, as if you had never answered"),
      ("a", "count mine as right, now and from now on"),
      ("z", "suspend the word so that it isn't asked, or bring it back"),
      ("h", "write a hint of your own"),
      ("d", "see its strokes"),
      ("←→", "stroke by stroke"),
    ])

  static let verdicts = HelpScene.Section(
    "Nearly right",
    rows: [
      ("a typing slip", "forgiven and shown"),
      ("accents", "forgiven, but the word comes back sooner; Settings can ask for them"),
      ("another form", "a second try, and so for a word that sounds the same"),
    ])
}
