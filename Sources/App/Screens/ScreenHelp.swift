import Interface

/// The help texts (`?`) of the screens around games and questions. Those of the stages are in
/// `ScreenHelp+Stages.swift`.
enum ScreenHelp {
  static let fileLanguage = HelpScene(
    "A file's language",
    [
      "The file doesn't say which language its words are in. Babble asks once, before it makes the deck."
    ],
    keys: [
      "Up and down choose, Enter selects the language.",
      "/ or Tab searches by name, Esc clears the search. Esc again cancels the import.",
    ])

  static let decks = HelpScene(
    "Decks",
    [
      "All decks, how many words each has, and how much of it you know.",
      "From Words, a deck opens with its words. At a game, it is the one for that game.",
      "For a game there are also the tags of decks, everything you have begun, what you missed this week, and what you keep forgetting.",
      "Make a deck has the lists of exams and the commonest words. You can bring your own words, too: Add a word takes them one by one, and a file becomes a deck when you drop it on the window or paste its path. It may be a table, a text from Quizlet or Anki, or JSON.",
    ],
    keys: [
      "Up and down choose, Enter takes the deck.",
      "/ or Tab searches by name and language, Esc clears the search. Esc once more goes back.",
      "On Words, f writes the deck to a file and says where.",
    ])

  static let madeDecks = HelpScene(
    "Make a deck",
    [
      "The words of an exam, the characters of a school year, the commonest words of a language: Babble makes decks of them out of the dictionary on this computer, the commonest words first.",
      "Where none is there yet, the line below the list says the command that gets it.",
    ],
    keys: [
      "Up and down choose, Enter makes the deck. Of one that is yours already Enter shows the words.",
      "/ or Tab searches by name and language, Esc clears the search. Esc once more goes back.",
    ])

  static let addWord = HelpScene(
    "Add a word",
    [
      "A word and what it means. It goes into your word bank, whose words you can play and learn like those of any other deck.",
      "Babble says so if you have it already, or if no dictionary knows it. A word of your own then gets one more meaning.",
    ],
    keys: [
      "Enter goes on to the meaning, and to the language where the letters don't tell it, and then keeps the word. Put ; between several meanings.",
      "Tab, or a click, goes to the next line. On the last one left and right, or a click on an arrow, choose the language. Ctrl-R takes the last word back.",
      "Esc goes back.",
    ])

  static let bank = HelpScene(
    "The word bank",
    [
      "Your own words in all languages, and words from decks that you have changed. Those you have never learned come first.",
      "The line under the search says how they are sorted, and which of them you see.",
    ],
    keys: [
      "Up and down choose, Enter opens the word. g shows all as tiles, and back.",
      "/ or Tab searches in words, readings, meanings and tags, Esc clears the search. Where nothing is found, Ctrl-L looks it up.",
      "o changes the order. n goes through the languages, b through the decks, t through the tags, m through what is new, learning, known and mastered.",
      "a adds a word. z suspends one, or brings it back. u takes back the last change, and then the one before.",
      "v records the words that you see in your own voice. w makes an audio lesson of them.",
    ])

  static let walk = HelpScene(
    "An audio lesson",
    [
      "Your recordings become one file to learn with while you walk: a word, a pause to answer in, and what it means. Words without a recording stay dim, unless espeak-ng says what is missing.",
      "Spaced, a word comes back after 5 and 25 seconds and after 2 minutes, with others in between. In order, one follows the other.",
      "The file's ending says what it becomes: .m4a, .mp3 and .ogg are made by ffmpeg, and each word has a chapter; .wav needs nothing.",
    ],
    keys: [
      "Up and down choose, space or a click marks a word, * marks all or none.",
      "b goes through the decks, t through the tags. What was marked before stays marked. r turns espeak-ng on and off.",
      "o says which side comes first, i how long the pause is, g whether words are spaced, n how often each is said.",
      "f names the file. Enter makes the lesson; Esc gives it up, and leaves nothing of it behind.",
    ])

  static let editWord = HelpScene(
    "Change a word",
    [
      "You can change everything about it. The deck it comes from stays as it is, and so does what you know of the word.",
      "Put ; between several meanings, and commas between tags. Empty a line to remove what was there.",
    ],
    keys: [
      "Up and down choose a line, Enter or a click opens it. Then Enter keeps what you type, and Esc leaves it as it was.",
      "u takes back the last change, and then the one before.",
      "x, pressed twice, removes a word of your own. s says the word, c takes its Chinese characters apart.",
      "Esc goes back to the card.",
    ])

  static let words = HelpScene(
    "The words of a deck",
    ["Every word with its meaning. The sign in front shows how well you know it; the card tells you more."],
    keys: [
      "Up and down choose, Page Up and Page Down go further. Enter opens the card.",
      "z suspends a word, so that neither Today nor a game asks it, or brings it back.",
      "/ or Tab searches in words, readings, meanings and tags, Esc clears the search. Where nothing is found, Ctrl-L looks it up. Esc once more goes back.",
    ])

  static let lookUp = HelpScene(
    "Look up",
    [
      """
      Type a word, how it is read, or what it means. You can leave out accents and tones, and type Japanese in \
      Latin letters.
      """,
      "Exact matches come first, then words that begin like that, then words that contain it; common words before rare ones.",
    ],
    keys: [
      "Up and down choose, Enter opens the entry.", "Esc clears the line, Esc once more goes back.",
    ])

  static let lookUpPage = HelpScene(
    "An entry",
    [
      "Everything the dictionary has: readings, meanings, the characters it is written with, and words that contain it."
    ],
    keys: [
      "Enter adds the word to yours. Up and down go through the lines, and to each character or word; Enter opens it.",
      "s says it. c takes the word apart, character by character. r shows or hides how it is read, above it.",
      "On a character's page h, or a click on the line, writes a hint of your own. It is shown with every word that has the character.",
      "d, on a character's page, shows how it is written, stroke by stroke.",
      "Esc goes back to where you came from.",
    ])

  static let record = HelpScene(
    "Your voice",
    [
      "Say each word and then what it means. You hear yourself wherever the word is said, and babble voice export makes a lesson to listen to while you walk.",
      "A recording begins after a count of three and ends when you are silent, or after ten seconds. Silence is cut off, and all become equally loud. They stay on this computer.",
      "The bar shows how loud you are: most of the way is good, to the very end is too loud.",
    ],
    keys: [
      "Enter begins, ends what you say, and keeps both sides. The next word follows by itself.",
      "s plays them, r says both again, n skips the word, b goes back to the one before.",
      "c keeps what was too loud all the same. Esc stops, and then leaves.",
    ])

  static let card = HelpScene(
    "A card",
    [
      "Everything about a word: what it means, how it sounds, how often you got it right, and your own hint.",
      "You hear it once, if this computer can speak.",
    ],
    keys: [
      "Left and right go to the words before and after it.",
      "Enter, or a click on the hint, writes the hint. e lets you change the word.",
      "If something on the card is wrong, m notes it in a file, which you can complete and send.",
      "z suspends a word, so that neither Today nor a game asks it, or brings it back.",
      "s says it again. c takes a word of Chinese characters apart. Esc goes back to the list.",
      "d shows how it is written, stroke by stroke, where Babble knows.",
    ])

  static let strokes = HelpScene(
    "Stroke order",
    [
      "The character is drawn stroke by stroke, in the order in which people write it. The newest stroke stands out, and what is still to come is faint.",
      "Japan and China write some characters in another order. Babble says whose it shows.",
    ],
    keys: [
      "Right and left, or the wheel, go stroke by stroke. Space plays it from the start, and stops it.",
      "o shows the other order where both are known and either may be meant.",
      "Enter or Esc goes back.",
    ])

  static let progress = HelpScene(
    "Progress",
    [
      "What you know, in all decks and in each of them, and your answers of the last few days.",
      "More pages show how much is due over the next days, how well Babble predicts what you remember, and in which box each word is.",
    ],
    keys: [
      "Tab, or a click on its name, shows the next page.",
      "Up and down choose a deck, Enter shows its words, or its letters.", "Esc goes back.",
    ])

  static let days = HelpScene(
    "Your days",
    [
      "A day with an answer counts. Seven days in a row earn a day of grace, which makes up for one that you miss; two can be saved.",
      "Days off, in Settings, and holidays break no row. What you reach is celebrated once, and stays on this page.",
    ],
    keys: ["h begins a holiday, or ends it.", "Esc goes back."])

  static let alphabet = HelpScene(
    "The letters of a deck",
    [
      "Every letter with its score and, after a +, how many times in a row you got it right. The weakest are listed below."
    ],
    keys: ["Arrow keys choose, Enter or a click opens the letter's card.", "Esc goes back."])

  static let reading = HelpScene(
    "A text",
    [
      "Words you don't know yet are underlined if a dictionary has them. A word you add keeps the sentence it is in.",
      "When you come back to this file, you go on where you left off.",
    ],
    keys: [
      "Tab or right, and Shift-Tab or left, go from word to word; up and down move by a line, the Page keys and space by a page.",
      "Enter, or a click on a word, shows its entry. a adds it to your words.", "Esc leaves.",
    ])

  static let start = HelpScene(
    "What you learn",
    [
      "Today brings you words from this deck: new ones each day, and old ones when it is time for them. You can change that with c on the first screen whenever you like, and lose nothing.",
      "If you know some words already, Babble asks you about a few and starts you after them.",
    ],
    keys: [
      "Up and down choose, Enter takes it.",
      "From c on the first screen, a adds a deck to those you learn, m makes one, / searches. Decks of one language take turns with new words; another language has its own Today.",
      "Esc goes back one question.",
    ])

  static let placement = HelpScene(
    "What you know already",
    [
      "Babble asked you a few words from all over the deck, and guesses from your answers where you should begin."
    ],
    keys: ["Enter goes on.", "Esc goes back to the menu."])

  static let leech = HelpScene(
    "A word that slips away",
    [
      "You have forgotten this one again and again. It rests for a week before it is asked again.",
      "Beside it is the word you took it for: look at what tells the two apart.",
    ],
    keys: ["h, or a click on the line, writes a hint of your own.", "Enter goes on."])

  static let ending = HelpScene(
    "The end",
    [
      "Your result, what you have learned, and which words are worth another look, with what you took them for.",
      "The best score is kept for each game and deck. The step that fits best is chosen already.",
    ],
    keys: [
      "Left and right choose, Enter goes there.",
      "Up, down and the wheel show the rest of a long list.",
      "c keeps a picture of this screen, to show around. q or Esc goes back to the menu.",
    ])

  static let notice = HelpScene(
    "Nothing to play",
    ["This game has nothing to ask from this deck now. Another deck may have, and the menu has other games."],
    keys: ["Up and down choose, Enter goes there.", "q or Esc goes back to the menu."])
}
