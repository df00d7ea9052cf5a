import Interface

extension ScreenHelp {
  static let path = HelpScene(
    "Stages",
    [
      "You grow up in a language: the path leads from stage to stage, each with kits of questions. A kit shows its new words first; it is done once you get more right than its course asks for, usually 70 %; your best result counts.",
      "When all kits of a stage are done its exam opens: ten questions out of them, typed. Get half of them right and you pass, and the next stage opens.",
      "The words you meet here are added to Today's new words for that language.",
    ],
    keys: [
      "Up and down choose, Enter begins. n begins the next useful thing.",
      "w asks words out of any kits until each was right. b shows questions in your language, too.",
      "m shows what else there is. a writes a kit of your own. c goes to another course, s shows its statistics.",
      "On a kit of your own e changes it; x, or holding the mouse on it, deletes it; u takes that back. Esc goes back.",
    ])

  static let kitWords = HelpScene(
    "The words of a kit",
    [
      "What the kit is going to ask, with the answers. Words you know already are left out; once you know them all, the kit starts with its first question."
    ],
    keys: ["Enter, or a click, starts. Esc goes back to the map."])

  static let kit = HelpScene(
    "A kit of your own",
    [
      "Questions with one right answer and up to three wrong ones, in a stage that you choose. As soon as it has a name and a question it stands on the map.",
      "All that you write is kept at once.",
    ],
    keys: [
      "Up and down choose, Enter writes. On the stage left and right choose another.",
      "x takes a question out. u takes back the last change, and then the one before.", "Esc goes back.",
    ])

  static let kitQuestion = HelpScene(
    "A question of a kit",
    [
      "A sentence with ___ where the answer is left out, or what a word means. One wrong answer is needed, three make it harder.",
      "The question in your own language and the meaning of the answer are optional.",
    ],
    keys: [
      "Enter goes to the next line, and at the end, or on a line that may stay empty, keeps the question.",
      "Tab, up and down go from line to line, and so does a click. Esc goes back.",
    ])

  static let getKits = HelpScene(
    "Get kits",
    [
      "Type or paste the address of a page, or a file: kits that somebody has exported, indi's lists of questions, decks of Babble as JSON, whole courses. You see what has come before anything is kept.",
      "curl fetches it, 16 MB and ten seconds at most. This machine is asked only where you type 127.0.0.1 or localhost.",
    ],
    keys: ["Enter gets it, Esc cancels.", "Esc goes back to the map."])

  static let offeredKits = HelpScene(
    "Kits that have come",
    [
      "Each with how many questions it has, and its first one. Where a stage has a kit of the same name already, the new one gets a number behind it.",
      "A course can stand beside the others as a whole: left and right find that, too.",
    ],
    keys: [
      "Up and down choose, space or a click marks a kit, * marks all or none.",
      "Left and right, or a click on the first line, choose the stage.",
      "Enter takes what is marked; u on the map takes it back. Esc goes back.",
    ])

  static let workout = HelpScene(
    "A workout",
    [
      "Words from the kits that you mark, even from stages that are not open yet. What you miss comes back until you get it right."
    ],
    keys: [
      "Up and down choose, space or a click marks a kit, * marks all or none. m says how many words.",
      "On a kit of your own x, or holding the mouse on it, deletes it; u takes that back.",
      "Enter begins, Esc goes back.",
    ])

  static let stageStatistics = HelpScene(
    "Statistics of a course",
    [
      "Each kit and each exam with its best result, its last one, and how often you came to its end. A tick means that it is enough.",
      "Below, how many questions you answered on the last days, and how many of them were right. Workouts don't count here.",
    ],
    keys: ["Up and down go through the list, Esc goes back."])

  static let stageReset = HelpScene(
    "Reset",
    [
      "Deletes what you achieved in a course, or in all of them: results, opened stages, what you chose, and the chart. Then you start over.",
      "What you remember of your words stays, and so do kits of your own.",
      "A copy of your save is kept first. If that can't be done, nothing is reset.",
    ],
    keys: [
      "Type the name of the course, then Enter. Tab goes from one course to all.",
      "u brings back what was reset, here and on the map. What you did since then stays, too.",
      "Esc goes back.",
    ])
}
