import Interface

/// The help texts (`?`) of the screens around games and questions. Those of the stages are in
/// `ScreenHelp+Stages.swift`.
enum ScreenHelp {
  private static let searching: [HelpScene.Row] = [
    ("/ Tab", "search, and back to the list"),
    ("Ctrl-L", "look up what wasn't found"),
    ("Esc", "clear the search, or go back"),
  ]

  static let fileLanguage = HelpScene(
    "A file's language",
    "The file doesn't say which language its words are in. It becomes a deck once you do.",
    keys: [
      ("↑↓", "choose the language"),
      ("Enter", "make the deck"),
      ("/ Tab", "search, and back to the list"),
      ("Esc", "clear the search, or cancel the import"),
    ])

  static let decks = HelpScene(
    "Words", "All your decks, how many words each has, and how much of it you know.",
    keys: [
      ("↑↓", "choose a deck"),
      ("Enter", "open its words"),
      ("f", "write the deck to a file"),
      ("mouse", "drop a file on the window, or paste its path, and it becomes a deck"),
    ] + searching,
    [
      .init(
        "Words of your own",
        rows: [
          ("Add a word", "one by one, into your word bank"),
          ("Make a deck", "the lists of exams, or a language's commonest words"),
          ("a file", "a table, text from Quizlet or Anki, or JSON"),
        ])
    ])

  static let gameDecks = HelpScene(
    "Words for a game",
    """
    For this one game: a deck, a tag, everything you have begun, what you missed this week, or what you keep \
    forgetting. Today keeps its own deck.
    """,
    keys: [
      ("↑↓", "choose the words"),
      ("Enter", "use them"),
    ] + searching)

  static let madeDecks = HelpScene(
    "Make a deck",
    """
    The words of an exam or a school year, or the commonest of a language, from a dictionary on this computer. Where \
    none is there, the line below says which command gets it.
    """,
    keys: [
      ("↑↓", "choose a deck"),
      ("Enter", "make it, open it if it is yours, or check for its dictionary again"),
    ] + searching)

  static let addWord = HelpScene(
    "Add a word",
    """
    A word of your own and what it means, to play and learn like any other. If you have the word already, it gets one \
    more meaning.
    """,
    keys: [
      ("Enter", "next line, then save"),
      ("Tab ↑↓", "from line to line"),
      ("←→", "on the last line: choose the language"),
      (";", "between two meanings"),
      ("Ctrl-R", "take the last word back"),
      ("Esc", "back"),
    ])

  static let bank = HelpScene(
    "Word bank", "Your own words in all languages, and words of decks that you have changed.",
    keys: [
      ("↑↓", "choose a word"),
      ("Enter", "open its card"),
      ("a", "add a word"),
      ("z", "suspend the word so that it isn't asked, or bring it back"),
      ("u", "undo the last change, then the one before"),
      ("g", "as tiles, or as a list"),
      ("o", "another order"),
      ("n b t m", "only one language, deck, tag or level"),
      ("p", "play a game with the words you see"),
      ("v", "record the words you see in your own voice"),
      ("w", "make an audio lesson of them"),
    ] + searching)

  static let walk = HelpScene(
    "Audio lesson",
    """
    Your recordings become one file to listen to: a word, a pause to answer in, and what it means. Dim words have no \
    recording.
    """,
    keys: [
      ("↑↓", "choose a word"),
      ("Space", "mark it, or not"),
      ("*", "mark all or none"),
      ("b t", "another deck, another tag; marks stay"),
      ("r", "espeak-ng says what you haven't recorded"),
      ("o", "the word first, or its meaning"),
      ("i", "how long the pause is"),
      ("g", "spaced (again after 5 s, 25 s and 2 min), or in order"),
      ("n", "how often each word is said"),
      ("f", "name the file: .wav, or with ffmpeg .m4a, .mp3, .ogg"),
      ("Enter", "make the lesson"),
      ("y", "overwrite a file that is there"),
      ("Esc", "stop making it, or go back"),
    ])

  static let editWord = HelpScene(
    "Edit a word",
    "Everything about it can be changed. Its deck stays as it is, and so does what you know of the word.",
    keys: [
      ("↑↓", "choose a line"),
      ("Enter", "open the line, then save it; an empty line removes what was there"),
      (";", "between two meanings"),
      (",", "between two tags"),
      ("u", "undo the last change, then the one before"),
      ("x", "delete the word, if it is your own; press it twice"),
      ("s", "hear it"),
      ("c", "its Chinese characters, one by one"),
      ("Esc", "leave the line as it was, or go back"),
    ])

  static let words = HelpScene(
    "The words of a deck", "Every word with its meaning. The sign in front shows how well you know it.",
    keys: [
      ("↑↓", "choose a word"),
      ("PgUp PgDn", "further"),
      ("Enter", "open its card"),
      ("z", "suspend the word so that it isn't asked, or bring it back"),
      ("p", "play a game with the words you see"),
      ("v", "record the words in your own voice"),
    ] + searching)

  static let wordGames = HelpScene(
    "Games with these words",
    "The game asks exactly these words; a few others join if they are too few to play with.",
    keys: [("↑↓", "choose a game"), ("Enter", "play it"), ("Esc", "back")])

  static let lookUp = HelpScene(
    "Look up",
    """
    Type a word, how it is read, or what it means; accents, tones and kana can be left out. Exact matches come first, \
    then common words.
    """,
    keys: [
      ("↑↓", "choose an entry"),
      ("Enter", "open it; if nothing is found, add the word to yours"),
      ("Esc", "clear the line, or go back"),
    ])

  static let lookUpPage = HelpScene(
    "An entry", "Everything the dictionary has about a word or a character.",
    keys: [
      ("Enter", "add the word to yours, or open the line you are on"),
      ("↑↓", "go to a character or a word"),
      ("s", "hear it"),
      ("c", "its characters, one by one"),
      ("r", "show or hide how it is read"),
      ("d", "a character's strokes"),
      ("h", "write a hint for a character; every word with it shows the hint"),
      ("Esc", "back"),
    ])

  static let record = HelpScene(
    "Your voice",
    """
    Say each word and then what it means: you hear yourself wherever the word is said. A recording begins after a \
    count of three and ends when you are silent.
    """,
    keys: [
      ("Enter", "begin, end, and save both sides; the next word follows"),
      ("s", "hear them"),
      ("r", "record both again"),
      ("n", "skip the word"),
      ("b", "the word before"),
      ("c", "keep what was too loud"),
      ("Esc", "stop, then leave"),
    ],
    [.init("The bar", "It shows how loud you are: most of the way is good, to the very end is too loud.")])

  static let card = HelpScene(
    "A card", "All about a word: what it means, how it sounds, and how often you got it right.",
    keys: [
      ("←→", "the word before, the next word"),
      ("Enter h", "write a hint of your own"),
      ("e", "edit the word"),
      ("s", "hear it"),
      ("d", "see its strokes"),
      ("c", "its Chinese characters, one by one"),
      ("p", "play a game with it"),
      ("r", "record it in your own voice"),
      ("z", "suspend the word so that it isn't asked, or bring it back"),
      ("m", "note a mistake on the card in a file, to complete and send"),
      ("Esc", "back"),
    ])

  static let strokes = HelpScene(
    "Stroke order",
    "How the character is written, stroke by stroke. Some are written in another order in Japan than in China.",
    keys: [
      ("←→", "one stroke back, one forward"),
      ("Space", "play it, or stop"),
      ("o", "the other country's order, if both are known"),
      ("Esc", "back"),
    ])

  static let progress = HelpScene(
    "Progress", "What you know, in all decks and in each of them.",
    keys: [
      ("Tab", "next page"),
      ("↑↓", "on the first page: choose a deck"),
      ("Enter", "its words or letters"),
      ("l", "the ladder: games of your friends, or your own, ranked"),
      ("Esc", "back"),
    ],
    [
      .init(
        "Pages",
        rows: [
          ("Words", "what you know, deck by deck, and your last answers"),
          ("Days", "your row of days, a year's calendar, and what you have reached"),
          ("Ahead", "your rank, and how much is due over the next two weeks"),
          ("Memory", "how long what you have learned stays, and how much you still knew when it came back"),
        ])
    ])

  static let ladder = HelpScene(
    "Ladder",
    """
    A folder of recordings, each of which Babble has played again: a score that wasn't reached doesn't count. Nobody can \
    tell from one who played, or at which try.
    """,
    keys: [
      ("↑↓", "choose a game"),
      ("Enter", "play the same round, with that run as a ghost"),
      ("Tab", "today, this week, all"),
      ("Esc", "back"),
    ],
    [
      .init(
        "Signs",
        rows: [
          ("1 2 3", "the place: each player's best, among games of the same deck and time"),
          ("✗ x", "altered: it claims what wasn't played"),
          ("-", "can't be played here: damaged, or of other rules"),
        ]),
      .init(
        "The folder",
        """
        babble ladder FOLDER shows a folder, and this screen then does, too. Every game that you play to its end keeps a \
        recording in your folder replays: copy it, or let a program sync it.
        """),
    ])

  static let days = HelpScene(
    "Your days", "A day with an answer counts, and days in a row add up. What you reach stays on this page.",
    keys: [("Tab", "next page"), ("h", "begin a holiday, or end it"), ("l", "the ladder"), ("Esc", "back")],
    [
      .init(
        "What keeps your row",
        rows: [
          ("a day of grace", "earned by seven days in a row; two can be saved"),
          ("a day off", "chosen in Settings"),
          ("a holiday", "as long as you say"),
        ])
    ])

  static let holiday = HelpScene(
    "Holiday", "Days on which you needn't learn: they break no row, and what is due waits.",
    keys: [("↑↓", "choose how long"), ("Enter", "begin it, or end the one that has begun"), ("Esc", "back")])

  static let milestone = HelpScene(
    "A milestone", "It is celebrated once. You can see it again in Progress, on Days.",
    keys: [("Enter", "next")])

  static let alphabet = HelpScene(
    "The letters of a deck",
    """
    Every letter with its score and, after a +, how many times in a row you got it right. The weakest are listed \
    below.
    """,
    keys: [
      ("←↑↓→", "choose a letter"), ("Enter", "open its card"),
      ("v", "your diploma, once you have learned all of them"), ("Esc", "back"),
    ])

  static let diploma = HelpScene(
    "A diploma", "It is yours for an alphabet whose letters you have all learned.",
    keys: [("c", "save it as a picture, to print or to share"), ("Esc", "back")])

  static let reading = HelpScene(
    "A text",
    "Words you don't know yet are underlined if a dictionary has them. Next time you continue where you left off.",
    keys: [
      ("Tab →", "next underlined word"),
      ("Shift-Tab ←", "the one before"),
      ("Enter", "open its entry, as a click on the word does"),
      ("a", "add it to your words, with its sentence"),
      ("↑↓", "a line up or down"),
      ("Space PgDn", "next page"),
      ("PgUp", "the page before"),
      ("Esc", "leave"),
    ])

  static let start = HelpScene(
    "What you learn",
    "Today brings new words of what you choose, and old ones when it is time. You can change it at any time.",
    keys: [
      ("a-z", "type a name to find it"),
      ("↑↓", "choose"),
      ("Enter", "select"),
      ("Esc", "clear the name, or go back"),
    ])

  static let changeDeck = HelpScene(
    "What you learn",
    "Today and the games will use this deck, and you lose nothing. Each language has a Today of its own.",
    keys: [
      ("↑↓", "choose a deck"),
      ("Enter", "select it"),
      ("a", "learn it as well: decks of one language take turns with new words"),
      ("m", "make a deck"),
      ("/", "search"),
      ("Esc", "back"),
    ])

  static let placement = HelpScene(
    "What you know already", "From your answers Babble works out where you begin.",
    keys: [("Enter", "go on"), ("Esc", "back to the menu")])

  static let leech = HelpScene(
    "A word that slips away",
    """
    You have forgotten it again and again, so it rests for a week. Beside it is the word you took it for: look at what \
    tells the two apart.
    """,
    keys: [("h", "write a hint of your own"), ("Enter", "next")])

  static let ending = HelpScene(
    "The end", "Your result, and the words worth another look. The step that fits best is already chosen.",
    keys: [
      ("←→", "choose what comes next"),
      ("Enter", "go there"),
      ("↑↓", "the rest of a long list"),
      ("c", "save a picture of this screen"),
      ("q Esc", "back to the menu"),
    ])

  static let notice = HelpScene(
    "Nothing to play", "This game has nothing to ask from this deck now. Another deck may have.",
    keys: [("↑↓", "choose"), ("Enter", "select"), ("q Esc", "back to the menu")])
}
