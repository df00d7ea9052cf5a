// swift-tools-version: 6.2
import PackageDescription

// `make test` sets BABBLE_STRICT: warnings are errors for us, never for a package that depends on Babble.
let strict = Context.environment["BABBLE_STRICT"] != nil
let warnings: [SwiftSetting] = strict ? [.treatAllWarnings(as: .error)] : []

// `make` sets BABBLE_STATIC: the program is one file without shared libraries, and starts in half the time. The
// linker is lld, since gold warns of a function in Foundation.
let isStatic = Context.environment["BABBLE_STATIC"] != nil
// Each function gets a section of its own, so that the linker can put the code and variables of a start side by side: 6 MB
// of memory instead of 10 at the first screen, and 150 pages fewer to fetch. `make order` finds out which these are.
let apart: [SwiftSetting] = isStatic ? [.unsafeFlags(["-Xfrontend", "-function-sections"])] : []
let order = "--symbol-ordering-file=\(Context.packageDirectory)/Scripts/first-symbols"
// What FreeType needs is linked, too: a static program can't safely open libraries while it runs.
let linking: [LinkerSetting] =
  isStatic
  ? [.unsafeFlags(["-static-executable", "-use-ld=lld"])]
    + [.unsafeFlags([order, "--no-warn-symbol-ordering"].flatMap { ["-Xlinker", $0] })]
    + ["png16", "z", "brotlidec", "brotlicommon"].map { .linkedLibrary($0) } : []

// `make test` sets BABBLE_TESTED and builds a release: with assertions on and internals visible to tests.
let testedHow = Context.environment["BABBLE_TESTED"]
let isTested = testedHow != nil
// A module that is emitted by itself is checked twice, and expands its macros twice: on two cores nothing is gained by it.
let once = ["-no-emit-module-separately-wmo"]
let tested: [SwiftSetting] =
  isTested ? [.unsafeFlags(["-assert-config", "Debug", "-enable-testing"] + once)] : []
// `Scripts/fuzz` sets BABBLE_FUZZ to libFuzzer's archive: then there is a program Fuzz, and all that it needs is watched.
let fuzzer = Context.environment["BABBLE_FUZZ"]
let watched: [SwiftSetting] = fuzzer == nil ? [] : [.unsafeFlags(["-sanitize=fuzzer,address"])]
let settings = warnings + apart + tested + watched
// The package manager finds tests in the compiler's index, for which system modules needn't be indexed.
let quickly = ["-index-ignore-system-modules"] + once
let testSettings = warnings + (isTested ? [.unsafeFlags(quickly), .define("DEBUG")] : [])

// `make docs` sets BABBLE_DOCS, and only then is the plugin fetched that builds the pages.
let docsPlugin: [Package.Dependency] =
  Context.environment["BABBLE_DOCS"] != nil
  ? [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")] : []

let package = Package(
  name: "Babble",
  products: [
    .executable(name: "babble", targets: ["Main"]),
    .executable(name: "babble-bench", targets: ["Bench"]),
    .library(name: "Engine", targets: ["Engine"]),
    .library(name: "Interface", targets: ["Interface"]),
    .library(name: "Playtest", targets: ["Playtest"]),
    .library(name: "Sound", targets: ["Sound"]),
    .library(name: "Terminal", targets: ["Terminal"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ] + docsPlugin,
  targets: [
    .systemLibrary(name: "CNCurses", path: "Sources/CNCurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(
      name: "CFreeType", path: "Sources/CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CZlib", path: "Sources/CZlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CZstd", path: "Sources/CZstd", providers: [.apt(["libzstd-dev"])]),
    .systemLibrary(name: "CZinnia", path: "Sources/CZinnia", providers: [.apt(["libzinnia-dev"])]),
    .systemLibrary(name: "CSQLite", path: "Sources/CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "SQLite", dependencies: ["CSQLite"], path: "Sources/SQLite", swiftSettings: settings),
    .target(name: "CTerminal", path: "Sources/CTerminal"),
    .target(name: "CPlaytest", path: "Sources/CPlaytest"),
    .target(name: "CPrograms", path: "Sources/CPrograms"),
    .target(name: "Deterministic", path: "Sources/Deterministic", swiftSettings: settings),
    .target(
      name: "Engine", dependencies: ["Deterministic"], path: "Sources/Engine", swiftSettings: settings),
    .target(name: "Interface", dependencies: ["Engine"], path: "Sources/Interface", swiftSettings: settings),
    .target(name: "Ink", dependencies: ["Deterministic"], path: "Sources/Ink", swiftSettings: settings),
    .target(
      name: "Terminal", dependencies: ["CNCurses", "CTerminal", "Engine", "System"], path: "Sources/Terminal",
      swiftSettings: settings),
    .target(
      name: "LargeLetters", dependencies: ["Engine"], path: "Sources/LargeLetters", swiftSettings: settings),
    .target(
      name: "Handwriting", dependencies: ["CZinnia", "Ink", "Limits", "System"], path: "Sources/Handwriting",
      swiftSettings: settings),
    .target(name: "SVG", dependencies: ["Engine"], path: "Sources/SVG", swiftSettings: settings),
    .target(
      name: "Glyphs", dependencies: ["CFreeType", "Engine", "LargeLetters"], path: "Sources/Glyphs",
      swiftSettings: settings),
    .target(
      name: "Sound", dependencies: ["Engine", "Interface", "System"], path: "Sources/Sound",
      swiftSettings: settings),
    .target(name: "Limits", path: "Sources/Limits", swiftSettings: settings),
    .target(name: "Formats", dependencies: ["Limits"], path: "Sources/Formats", swiftSettings: settings),
    .target(
      name: "Learning", dependencies: ["Deterministic", "Formats"], path: "Sources/Learning",
      swiftSettings: settings),
    .target(
      name: "DeckFormats", dependencies: ["Formats", "Learning", "Limits"], path: "Sources/DeckFormats",
      swiftSettings: settings),
    .target(
      name: "Archives", dependencies: ["CZlib", "CZstd", "Limits"], path: "Sources/Archives",
      swiftSettings: settings),
    .target(
      name: "Anki", dependencies: ["Archives", "DeckFormats", "Formats", "Learning", "Limits", "SQLite"],
      path: "Sources/Anki", swiftSettings: settings),
    .target(
      name: "System", dependencies: ["CPrograms", "Limits"], path: "Sources/System", swiftSettings: settings),
    .target(
      name: "Dictionaries", dependencies: ["Formats", "Learning", "SQLite", "System"],
      path: "Sources/Dictionaries", swiftSettings: settings),
    .target(
      name: "DictionarySources",
      dependencies: ["Archives", "Dictionaries", "Formats", "Learning", "Limits", "System"],
      path: "Sources/DictionarySources", swiftSettings: settings),
    .target(
      name: "Saving",
      dependencies: [
        "Archives", "CZlib", "DeckFormats", "Deterministic", "Formats", "Learning", "Limits", "SQLite",
        "System",
      ],
      path: "Sources/Saving",
      swiftSettings: settings),
    .target(
      name: "Voice", dependencies: ["Limits", "Sound", "System"], path: "Sources/Voice",
      swiftSettings: settings),
    .target(
      name: "Playtest", dependencies: ["CPlaytest", "Engine"], path: "Sources/Playtest",
      swiftSettings: settings),
    .target(
      name: "Assets", dependencies: ["Limits", "System"], path: "Sources/Assets", swiftSettings: settings),

    .target(
      name: "WordGame", dependencies: ["Engine", "Ink", "Interface", "LargeLetters", "Learning"],
      path: "Games/WordGame", swiftSettings: settings),
    .target(
      name: "Memory", dependencies: ["Engine", "Interface", "LargeLetters", "Learning", "WordGame"],
      path: "Games/Memory",
      swiftSettings: settings),
    .target(
      name: "WordChoice", dependencies: ["Engine", "Interface", "LargeLetters", "Learning", "WordGame"],
      path: "Games/WordChoice", swiftSettings: settings),
    .target(
      name: "Challenge", dependencies: ["Engine", "Interface", "Learning", "WordChoice", "WordGame"],
      path: "Games/Challenge",
      swiftSettings: settings),
    .target(
      name: "Letters",
      dependencies: ["Engine", "Interface", "LargeLetters", "Learning", "WordChoice", "WordGame"],
      path: "Games/Letters", swiftSettings: settings),
    .target(
      name: "Practice", dependencies: ["Engine", "Interface", "Learning", "WordChoice", "WordGame"],
      path: "Games/Practice",
      swiftSettings: settings),
    .target(
      name: "Bubbles", dependencies: ["Engine", "Interface", "Learning", "WordGame"], path: "Games/Bubbles",
      swiftSettings: settings),
    .target(
      name: "Rain", dependencies: ["Engine", "Interface", "Learning", "WordChoice", "WordGame"],
      path: "Games/Rain",
      swiftSettings: settings),
    .target(
      name: "Drawing", dependencies: ["Engine", "Ink", "Interface", "LargeLetters", "Learning", "WordGame"],
      path: "Games/Drawing", swiftSettings: settings),

    .target(
      name: "Replays",
      dependencies: ["CZlib", "DeckFormats", "Engine", "Formats", "Learning", "Limits", "WordGame"],
      path: "Sources/Replays",
      swiftSettings: settings),

    .target(
      name: "Babble",
      dependencies: [
        "Anki", "Archives", "Assets", "Bubbles", "Challenge", "DeckFormats", "Dictionaries",
        "DictionarySources", "Drawing", "Engine", "Formats", "Glyphs", "Handwriting", "Ink", "Interface",
        "LargeLetters", "Learning", "Letters", "Limits", "Memory", "Practice", "Rain", "Replays", "SVG",
        "Saving", "Sound", "System", "Terminal", "Voice", "WordChoice", "WordGame",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Babble", swiftSettings: settings),
    .executableTarget(
      name: "Main", dependencies: ["Babble"], path: "Sources/Main", swiftSettings: settings,
      linkerSettings: linking),
    .executableTarget(
      name: "Example", dependencies: ["Engine", "Terminal"], path: "Sources/Examples/Example",
      swiftSettings: settings),
    .executableTarget(
      name: "ExampleSnake", dependencies: ["Engine", "Interface", "Sound", "Terminal"],
      path: "Sources/Examples/Snake",
      swiftSettings: settings),
    .executableTarget(
      name: "ExampleBreakout", dependencies: ["Engine", "Interface", "Sound", "Terminal"],
      path: "Sources/Examples/Breakout", swiftSettings: settings),
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .executableTarget(
      name: "Bench", dependencies: ["Bubbles", "CAllocations", "Engine", "Learning", "Terminal", "WordGame"],
      path: "Tests/Bench", swiftSettings: settings),
    .executableTarget(
      name: "BenchReport",
      dependencies: [
        "DeckFormats", "Deterministic", "Dictionaries", "Drawing", "Emulator", "Engine", "Glyphs", "Hands",
        "Handwriting", "Ink", "LargeLetters", "Learning", "Pty", "Replays", "Saving", "System", "WordGame",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/BenchReport", swiftSettings: settings),

    .executableTarget(
      name: "LearnReport",
      dependencies: [
        "Learners", "Learning",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/LearnReport", swiftSettings: settings),
    .executableTarget(
      name: "JudgeReport",
      dependencies: [
        "Assets", "Babble", "DeckFormats", "Engine", "Learning", "Playtest", "Rain", "System", "WordGame",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/JudgeReport", swiftSettings: settings),

    .target(
      name: "Players",
      dependencies: [
        "Babble", "Engine", "Glyphs", "Ink", "Interface", "LargeLetters", "Learning", "Playtest", "Seats",
        "WordGame",
      ],
      path: "Tests/Players", swiftSettings: settings),
    .target(name: "CCampaigns", path: "Tests/CCampaigns"),
    .target(
      name: "Campaigns", dependencies: ["CCampaigns"], path: "Tests/Campaigns", swiftSettings: settings),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Anki", "Archives", "DeckFormats", "DictionarySources", "Engine", "Formats",
        "Handwriting", "Ink", "Learning", "Replays", "Saving", "Sound", "System", "Terminal",
      ],
      path: "Tests/FuzzTargets", exclude: ["Corpus", "Dictionaries"],
      swiftSettings: settings + (isTested ? [.define("DEBUG")] : [])),
    .testTarget(
      name: "FuzzTargetsTests", dependencies: ["Campaigns", "Deterministic", "FuzzTargets"],
      path: "Tests/FuzzTargetsTests", swiftSettings: testSettings),
    .target(name: "Seats", path: "Tests/Seats", swiftSettings: settings),
    .target(
      name: "Learners", dependencies: ["Deterministic", "Learning"], path: "Tests/Learners",
      swiftSettings: settings),
    .target(
      name: "Hands", dependencies: ["Deterministic", "Ink"], path: "Tests/Hands", exclude: ["kanjivg.txt"],
      swiftSettings: settings),
    .target(name: "CPty", path: "Tests/CPty"),
    .target(name: "Servers", path: "Tests/Servers", swiftSettings: settings),
    .target(name: "Pty", dependencies: ["CPty", "System"], path: "Tests/Pty", swiftSettings: settings),
    .executableTarget(
      name: "CrashHelper", dependencies: ["Engine", "System", "Terminal"], path: "Tests/CrashHelper",
      swiftSettings: settings),
    .testTarget(
      name: "AssetsTests", dependencies: ["Assets", "DeckFormats", "Deterministic", "Formats", "Learning"],
      path: "Tests/AssetsTests", exclude: ["Judging"],
      swiftSettings: testSettings),
    .testTarget(
      name: "FormatsTests", dependencies: ["Deterministic", "Formats"], path: "Tests/FormatsTests",
      swiftSettings: testSettings),
    .testTarget(
      name: "ArchivesTests", dependencies: ["Archives", "CZlib", "Deterministic"],
      path: "Tests/ArchivesTests",
      swiftSettings: testSettings),
    .testTarget(
      name: "AnkiTests",
      dependencies: ["Anki", "Archives", "DeckFormats", "Deterministic", "Formats", "Learning", "System"],
      path: "Tests/AnkiTests", swiftSettings: testSettings),
    .testTarget(
      name: "DictionarySourcesTests",
      dependencies: ["Deterministic", "Dictionaries", "DictionarySources", "Formats", "Learning", "System"],
      path: "Tests/DictionarySourcesTests", swiftSettings: testSettings),
    .testTarget(
      name: "DeckFormatsTests", dependencies: ["DeckFormats", "Deterministic", "Formats", "Learning"],
      path: "Tests/DeckFormatsTests",
      swiftSettings: testSettings),
    .testTarget(
      name: "LearningTests", dependencies: ["Deterministic", "Learning"], path: "Tests/LearningTests",
      exclude: ["Training/reviews.tsv"],
      swiftSettings: testSettings),
    .testTarget(
      name: "LearnersTests", dependencies: ["Deterministic", "Learners", "Learning"],
      path: "Tests/LearnersTests", swiftSettings: testSettings),
    .testTarget(
      name: "SavingTests",
      dependencies: [
        "Archives", "Campaigns", "DeckFormats", "Deterministic", "Formats", "Learning", "Saving", "System",
      ],
      path: "Tests/SavingTests", swiftSettings: testSettings),
    .testTarget(
      name: "DictionariesTests",
      dependencies: ["CSQLite", "Deterministic", "Dictionaries", "Learning", "System"],
      path: "Tests/DictionariesTests", swiftSettings: testSettings),
    .testTarget(
      name: "SystemTests", dependencies: ["Deterministic", "Engine", "Servers", "System"],
      path: "Tests/SystemTests", swiftSettings: testSettings),
    .testTarget(
      name: "EngineTests", dependencies: ["Engine", "Playtest"], path: "Tests/EngineTests",
      swiftSettings: testSettings),
    .testTarget(
      name: "PlaytestTests", dependencies: ["Engine", "Playtest"], path: "Tests/PlaytestTests",
      swiftSettings: testSettings),
    .testTarget(
      name: "InkTests", dependencies: ["Deterministic", "Hands", "Ink"], path: "Tests/InkTests",
      swiftSettings: testSettings),
    .testTarget(
      name: "HandwritingTests", dependencies: ["Deterministic", "Handwriting", "Ink", "System"],
      path: "Tests/HandwritingTests", swiftSettings: testSettings),
    .testTarget(
      name: "InterfaceTests", dependencies: ["Engine", "Interface", "Playtest"], path: "Tests/InterfaceTests",
      exclude: ["Goldens"], swiftSettings: testSettings),
    .testTarget(
      name: "LargeLettersTests", dependencies: ["Engine", "LargeLetters", "Playtest"],
      path: "Tests/LargeLettersTests", exclude: ["Goldens"], swiftSettings: testSettings),
    .testTarget(
      name: "WordGameTests", dependencies: ["Engine", "Interface", "Learning", "Playtest", "WordGame"],
      path: "Tests/WordGameTests", swiftSettings: testSettings),
    .testTarget(
      name: "SVGTests", dependencies: ["Engine", "Playtest", "SVG"], path: "Tests/SVGTests",
      swiftSettings: testSettings),
    .testTarget(
      name: "GlyphsTests",
      dependencies: [
        "DeckFormats", "Deterministic", "Engine", "Glyphs", "LargeLetters", "Learning", "Playtest",
        "Terminal",
      ],
      path: "Tests/GlyphsTests", exclude: ["Goldens"], swiftSettings: testSettings),
    .testTarget(
      name: "SoundTests", dependencies: ["Interface", "Sound"], path: "Tests/SoundTests",
      swiftSettings: testSettings),
    .testTarget(
      name: "VoiceTests", dependencies: ["Deterministic", "Sound", "System", "Voice"],
      path: "Tests/VoiceTests",
      swiftSettings: testSettings),
    .testTarget(
      name: "MemoryTests",
      dependencies: [
        "Engine", "Interface", "Learning", "Memory", "Players", "Playtest", "Seats", "WordGame",
      ],
      path: "Tests/MemoryTests", exclude: ["Goldens"], swiftSettings: testSettings),
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm", providers: [.apt(["libvterm-dev"])]),
    .target(name: "Emulator", dependencies: ["CVTerm"], path: "Tests/Emulator", swiftSettings: settings),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "Campaigns", "CrashHelper", "Deterministic", "Emulator", "Engine", "Pty", "System", "Terminal",
      ],
      path: "Tests/TerminalTests", swiftSettings: testSettings),
    .testTarget(
      name: "EndToEnd",
      // They run the program. Compiled after it, beside BabbleTests, they also keep the second core busy to the end.
      dependencies: [
        "Campaigns", "Deterministic", "Emulator", "Hands", "Ink", "Learners", "Learning", "Main", "Pty",
        "Saving", "Seats", "Servers", "System",
      ],
      path: "Tests/EndToEnd", swiftSettings: testSettings),
    .testTarget(
      name: "BabbleTests",
      dependencies: [
        "Anki", "Assets", "Babble", "DeckFormats", "Dictionaries", "Emulator", "Engine", "Formats",
        "Interface", "LargeLetters", "System",
        "Learning", "Memory", "Players", "Playtest", "Replays", "Saving", "Sound", "Terminal", "Voice",
        "WordGame",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/BabbleTests", exclude: ["Goldens", "LookUp/Goldens", "Stages/Goldens"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CourseTests",
      dependencies: [
        "Assets", "Babble", "DeckFormats", "Engine", "Hands", "Ink", "Interface", "Learning", "Players",
        "Playtest", "Saving", "Voice", "WordGame",
      ],
      path: "Tests/CourseTests",
      exclude: [
        "Finale/Goldens", "Progress/Goldens", "Strokes/Goldens", "Texts/Goldens", "Today/Goldens",
        "Voice/Goldens",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "WordChoiceTests",
      dependencies: [
        "Assets", "Challenge", "DeckFormats", "Engine", "Interface", "LargeLetters", "Learning", "Letters",
        "Players",
        "Playtest", "Practice", "WordChoice", "WordGame",
      ],
      path: "Tests/WordChoiceTests", exclude: ["Goldens"], swiftSettings: testSettings),
    .testTarget(
      name: "BubblesTests",
      dependencies: [
        "Bubbles", "Engine", "Interface", "Learning", "Players", "Playtest", "Seats", "WordGame",
      ],
      path: "Tests/BubblesTests", exclude: ["Goldens"], swiftSettings: testSettings),
    .testTarget(
      name: "DrawingTests",
      dependencies: ["Drawing", "Engine", "Hands", "Ink", "Learning", "Players", "Playtest", "WordGame"],
      path: "Tests/DrawingTests", exclude: ["Goldens"], swiftSettings: testSettings),
    .testTarget(
      name: "RainTests",
      dependencies: [
        "Assets", "DeckFormats", "Engine", "Interface", "Learning", "Players", "Playtest", "Rain", "WordGame",
      ],
      path: "Tests/RainTests", exclude: ["Goldens"], swiftSettings: testSettings),
    .testTarget(
      name: "ReplaysTests",
      dependencies: ["Assets", "DeckFormats", "Engine", "Formats", "Learning", "Replays", "WordGame"],
      path: "Tests/ReplaysTests", swiftSettings: testSettings),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "Engine", "Example", "ExampleBreakout", "ExampleSnake", "Interface", "Playtest", "SVG",
      ],
      path: "Tests/ExampleTests", exclude: ["Goldens"], swiftSettings: testSettings),
    .testTarget(
      name: "StateTests",
      dependencies: [
        "Anki", "Assets", "Babble", "Bubbles", "Campaigns", "Challenge", "DeckFormats", "Drawing",
        "Engine",
        "Hands", "Ink", "Interface", "LargeLetters", "Learning", "Letters", "Memory", "Players", "Playtest",
        "Practice", "Rain", "SVG",
        "Saving", "Voice",
        "WordChoice",
        "WordGame",
      ],
      path: "Tests/StateTests", swiftSettings: testSettings),
    .executableTarget(name: "Tutorial", path: "Tests/Tutorial", swiftSettings: settings),
    .testTarget(
      name: "TutorialTests",
      dependencies: ["Engine", "Interface", "Playtest", "Sound", "Terminal", "Tutorial"],
      path: "Tests/TutorialTests", swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)

// For `make test` only the rooms that compute much are optimised. The others compile four times as fast without, and no
// test takes noticeably longer. BABBLE_TESTED=whole optimises all, as in the program that is installed, and the campaigns that
// compute much; on other tests the optimiser of Swift 6.3 crashes.
let hard: Set = [
  "Archives", "Bubbles", "DeckFormats", "Deterministic", "Engine", "Formats", "Glyphs", "Hands",
  "Handwriting", "Ink", "Interface", "LargeLetters", "Learning", "Players", "Playtest", "Pty", "Replays",
  "Saving", "Seats", "Sound", "System", "Terminal", "Voice",
]
let searches: Set = ["SavingTests", "StateTests"]
if let testedHow {
  for target in package.targets
  where testedHow == "whole"
    ? target.type == .test && !searches.contains(target.name) : !hard.contains(target.name)
  {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"]))
  }
}

// `make test-fast` names rooms in BABBLE_ROOMS: only their tests are built, and what these need. For BABBLE_FUZZ it is
// the program that searches.
let rooms = Context.environment["BABBLE_ROOMS"].map { $0.split(separator: " ").map { "\($0)Tests" } }
if let fuzzer {
  let linking = ["-sanitize=address", "-use-ld=lld", fuzzer, "-lstdc++"]
  package.targets.append(
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz", swiftSettings: settings,
      linkerSettings: [.unsafeFlags(linking)]))
  // These read nothing from outside, and optimising them while they are watched takes many minutes.
  for target in package.targets where ["Interface", "Learning", "WordGame"].contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"]))
  }
  for target in package.targets where target.name.hasPrefix("C") && target.type == .regular {
    let checks = ["-fsanitize=fuzzer-no-link,address,undefined", "-fsanitize-trap=undefined"]
    if target.swiftSettings == nil { target.cSettings = [.unsafeFlags(checks)] }
  }
}
if let wanted = fuzzer == nil ? rooms : ["Fuzz"] {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var needed: Set<String> = []
  var open = wanted
  while let name = open.popLast() {
    guard needed.insert(name).inserted, let target = targets[name] else { continue }
    open += target.dependencies.compactMap {
      if case .byNameItem(let name, _) = $0 { name } else { nil }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll()
}
