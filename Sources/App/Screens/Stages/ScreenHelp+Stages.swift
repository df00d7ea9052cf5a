import Interface

extension ScreenHelp {
  static let path = HelpScene(
    "Stages",
    """
    Get about 70% right in each kit, then half of the stage's exam, and the next stage of life opens. The words you meet \
    come to that language's Today.
    """,
    keys: [
      ("↑↓", "choose a kit or an exam"),
      ("Enter", "begin it"),
      ("n", "begin the next useful one"),
      ("w", "a workout: words from any kits, until each was right"),
      ("b", "your language beside the questions, or not"),
      ("s", "statistics"),
      ("c", "another course"),
      ("a", "write a kit of your own"),
      ("g", "get kits from a page or a file"),
      ("e x", "edit or delete a kit of your own; holding the mouse on it deletes, too"),
      ("u", "undo that, or a reset"),
      ("m", "all that as a menu, and reset"),
      ("Esc", "back"),
    ])

  static let courseMenu = HelpScene(
    "More", "What else you can do with the course. The keys beside the lines work on the map.",
    keys: [("↑↓", "choose"), ("Enter", "open"), ("Esc", "back to the map")])

  static let kitWords = HelpScene(
    "The words of a kit",
    "What the kit is going to ask, with the answers. Once you know them all, it starts with its first question.",
    keys: [("Enter", "start"), ("Esc", "back to the map")])

  static let kit = HelpScene(
    "A kit of your own",
    """
    Questions with one right answer and up to three wrong ones, in a stage that you choose. What you write is saved at \
    once.
    """,
    keys: [
      ("↑↓", "choose a line"),
      ("Enter", "write it"),
      ("←→", "on the stage: choose another"),
      ("x", "delete the question"),
      ("u", "undo the last change, then the one before"),
      ("Esc", "back"),
    ])

  static let kitQuestion = HelpScene(
    "A question of a kit",
    "A sentence with ___ for the answer, or what a word means. One wrong answer is needed; three make it harder.",
    keys: [
      ("Enter", "next line; on the last, or an optional empty one, save the question"),
      ("Tab ↑↓", "from line to line"),
      ("Esc", "back"),
    ])

  static let getKits = HelpScene(
    "Get kits",
    """
    The address of a page, or a file: exported kits, indi's lists of questions, decks as JSON, whole courses. You see \
    what has come before anything is kept.
    """,
    keys: [("Enter", "get it"), ("Esc", "cancel, or go back to the map")])

  static let offeredKits = HelpScene(
    "Kits found",
    "Each with how many questions it has, and the first of them. Where its name is taken, it gets a number.",
    keys: [
      ("↑↓", "choose a kit"),
      ("Space", "mark it, or not"),
      ("*", "mark all or none"),
      ("←→", "choose the stage; a whole course can stay one"),
      ("Enter", "save what is marked; u on the map undoes it"),
      ("Esc", "back"),
    ])

  static let workout = HelpScene(
    "A workout",
    "Words from the kits that you mark, even of stages that aren't open yet. What you miss comes until it is right.",
    keys: [
      ("↑↓", "choose a kit"),
      ("Space", "mark it, or not"),
      ("*", "mark all or none"),
      ("m", "how many words"),
      ("x", "delete a kit of your own; holding the mouse on it does, too"),
      ("u", "undo that"),
      ("Enter", "begin"),
      ("Esc", "back"),
    ])

  static let stageStatistics = HelpScene(
    "Statistics of a course",
    """
    Each kit and each exam with its best result, its last one, and how often you came to its end; a tick says that it \
    is enough. Below are your answers, day by day, without workouts.
    """,
    keys: [("↑↓", "go through the list"), ("Esc", "back")])

  static let stageReset = HelpScene(
    "Reset",
    """
    Deletes results, opened stages and what you chose in a course, or in all of them. What you remember of words stays, \
    and so do kits of your own.
    """,
    keys: [
      ("Enter", "reset, once you have typed the name of the course"),
      ("Tab", "all courses, or this one"),
      ("u", "bring back what was reset, here and on the map"),
      ("Esc", "back"),
    ])
}
