// swift-tools-version: 6.2
import PackageDescription

// What the Makefile and Scripts set: warnings are errors for us (never for a package that depends on Babble), the program
// is one static file, the tests have a release of their own, `make test-fast` builds the tests of some modules, `Scripts/fuzz`
// links libFuzzer.
let environment = Context.environment
let isStatic = environment["BABBLE_STATIC"] != nil
let isTested = environment["BABBLE_TESTED"] != nil
let fuzzer = environment["BABBLE_FUZZ"]

// What FreeType needs is linked, too: a static program can't safely open libraries while it runs.
let linking: [LinkerSetting] =
  isStatic
  ? [.unsafeFlags(["-static-executable", "-use-ld=lld"])]
    + ["png16", "z", "brotlidec", "brotlicommon"].map { .linkedLibrary($0) } : []

// `make docs` sets BABBLE_DOCS, and only then is the plugin fetched that builds the pages.
let docsPlugin: [Package.Dependency] =
  environment["BABBLE_DOCS"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]
let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

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
    .systemLibrary(name: "CNCurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(
      name: "CLibraries", pkgConfig: "freetype2",
      providers: [
        .apt(["libfreetype-dev", "libsqlite3-dev", "libzinnia-dev", "libzstd-dev", "zlib1g-dev"])
      ]),
    .target(name: "CPlatform"),
    .target(name: "CPlaytest"),
    .target(name: "Deterministic"),
    .target(name: "Engine", dependencies: ["Deterministic"]),
    .target(name: "Interface", dependencies: ["Engine"]),
    .target(name: "Playtest", dependencies: ["CPlaytest", "Engine"]),
    .target(name: "Limits"),
    .target(name: "System", dependencies: ["CPlatform", "Limits"]),
    .target(name: "Terminal", dependencies: ["CNCurses", "CPlatform", "Engine", "System"]),
    .target(name: "Sound", dependencies: ["Engine", "Interface", "System"]),
    .target(name: "Formats", dependencies: ["Limits"]),
    .target(name: "Learning", dependencies: ["Deterministic", "Formats"]),
    .target(
      name: "Storage",
      dependencies: ["CLibraries", "Deterministic", "Formats", "Learning", "Limits", "System"]),
    .target(name: "Games", dependencies: ["Engine", "Interface", "Learning"], path: "Games"),
    .target(
      name: "App",
      dependencies: [
        "CLibraries", "Deterministic", "Engine", "Formats", "Games", "Interface", "Learning", "Limits",
        "Sound", "Storage", "System", "Terminal", arguments,
      ]),
    .executableTarget(name: "Main", dependencies: ["App"], linkerSettings: linking),
    .executableTarget(
      name: "Example", dependencies: ["Engine", "Terminal"], path: "Sources/Examples/Example"),
    .executableTarget(
      name: "ExampleSnake",
      dependencies: ["Engine", "Interface", "Sound", "Terminal"],
      path: "Sources/Examples/Snake"),
    .executableTarget(
      name: "ExampleBreakout",
      dependencies: ["Engine", "Interface", "Sound", "Terminal"],
      path: "Sources/Examples/Breakout"),

    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm", providers: [.apt(["libvterm-dev"])]),
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .target(name: "CCampaigns", path: "Tests/CCampaigns"),
    .target(name: "CPty", path: "Tests/CPty"),
    .executableTarget(
      name: "Bench",
      dependencies: ["CAllocations", "Engine", "Games", "Learning", "Terminal"],
      path: "Tests/Bench"),
    .executableTarget(
      name: "BenchReport",
      dependencies: [
        "App", "Deterministic", "Emulator", "Engine", "Games", "Hands", "Interface", "Learning", "Pty",
        "Storage", "System", arguments,
      ],
      path: "Tests/BenchReport"),
    .executableTarget(
      name: "LearnReport", dependencies: ["Learners", "Learning", arguments], path: "Tests/LearnReport"),
    .executableTarget(
      name: "GameReport",
      dependencies: ["App", "Engine", "Games", "Learning", "Players", "Playtest", "Storage", arguments],
      path: "Tests/GameReport"),
    .executableTarget(
      name: "JudgeReport",
      dependencies: ["App", "Engine", "Games", "Learning", "Playtest", "Storage", "System", arguments],
      path: "Tests/JudgeReport"),
    .executableTarget(
      name: "CrashHelper", dependencies: ["Engine", "System", "Terminal"], path: "Tests/CrashHelper"),
    .executableTarget(name: "Tutorial", path: "Tests/Tutorial"),
    .target(name: "Campaigns", dependencies: ["CCampaigns"], path: "Tests/Campaigns"),
    .target(name: "Emulator", dependencies: ["CVTerm"], path: "Tests/Emulator"),
    .target(
      name: "FuzzTargets",
      dependencies: ["App", "Engine", "Formats", "Learning", "Sound", "Storage", "System", "Terminal"],
      path: "Tests/FuzzTargets",
      exclude: ["Corpus", "Dictionaries"]),
    .target(
      name: "Hands",
      dependencies: ["Deterministic", "Learning"],
      path: "Tests/Hands",
      exclude: ["kanjivg.txt"]),
    .target(name: "Learners", dependencies: ["Deterministic", "Learning"], path: "Tests/Learners"),
    .target(
      name: "Players",
      dependencies: ["App", "Engine", "Games", "Interface", "Learning", "Playtest", "Seats"],
      path: "Tests/Players"),
    .target(name: "Pty", dependencies: ["CPty", "System"], path: "Tests/Pty"),
    .target(name: "Seats", path: "Tests/Seats"),
    .target(name: "Servers", path: "Tests/Servers"),

    .testTarget(
      name: "AssetsTests",
      dependencies: ["App", "Deterministic", "Formats", "Learning", "Storage"],
      exclude: ["Judging"]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", "Deterministic", "Emulator", "Engine", "Formats", "Games", "Hands", "Interface", "Learning",
        "Players", "Playtest", "Sound", "Storage", "System", "Terminal", arguments,
      ],
      exclude: [
        "Screens/Results/Goldens", "Screens/Settings/Goldens", "Screens/Progress/Goldens",
        "Screens/Strokes/Goldens",
        "Screens/Texts/Goldens", "Screens/Today/Goldens", "Screens/Voice/Goldens", "Fonts/Goldens", "Goldens",
        "Ladder/Goldens", "LookUp/Goldens", "Stages/Goldens",
      ]),
    .testTarget(
      name: "EndToEnd",
      dependencies: [
        "Campaigns", "Deterministic", "Emulator", "Hands", "Learners", "Learning", "Main", "Pty", "Seats",
        "Servers", "Storage", "System",
      ]),
    .testTarget(name: "EngineTests", dependencies: ["Engine", "Playtest"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: ["Engine", "Example", "ExampleBreakout", "ExampleSnake", "Interface", "Playtest"],
      exclude: ["Goldens"]),
    .testTarget(name: "FormatsTests", dependencies: ["Deterministic", "Formats"]),
    .testTarget(name: "FuzzTargetsTests", dependencies: ["Campaigns", "Deterministic", "FuzzTargets"]),
    .testTarget(
      name: "GamesTests",
      dependencies: [
        "App", "Engine", "Games", "Hands", "Interface", "Learning", "Players", "Playtest", "Seats",
        "Storage",
      ],
      exclude: ["Bubbles/Goldens", "Drawing/Goldens", "Memory/Goldens", "Rain/Goldens", "WordChoice/Goldens"]),
    .testTarget(
      name: "InterfaceTests",
      dependencies: ["Engine", "Interface", "Playtest"],
      exclude: ["Goldens", "LargeLetters/Goldens"]),
    .testTarget(
      name: "LearningTests",
      dependencies: ["Deterministic", "Hands", "Learners", "Learning"],
      exclude: ["Training/reviews.tsv"]),
    .testTarget(name: "PlaytestTests", dependencies: ["Engine", "Playtest"]),
    .testTarget(name: "SoundTests", dependencies: ["Interface", "Sound"]),
    .testTarget(
      name: "StateTests",
      dependencies: [
        "App", "Campaigns", "Deterministic", "Engine", "Games", "Hands", "Interface", "Learning",
        "Players", "Playtest", "Storage",
      ]),
    .testTarget(
      name: "StorageTests",
      dependencies: ["CLibraries", "Campaigns", "Deterministic", "Formats", "Learning", "Storage", "System"]),
    .testTarget(name: "SystemTests", dependencies: ["Deterministic", "Engine", "Servers", "System"]),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "Campaigns", "CrashHelper", "Deterministic", "Emulator", "Engine", "Pty", "System", "Terminal",
      ]),
    .testTarget(
      name: "TutorialTests",
      dependencies: ["Engine", "Interface", "Playtest", "Sound", "Terminal", "Tutorial"]),
  ],
  swiftLanguageModes: [.v6]
)

if let fuzzer {
  let linking = ["-sanitize=address", "-use-ld=lld", fuzzer, "-lstdc++"]
  package.targets.append(
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz", linkerSettings: [.unsafeFlags(linking)]
    ))
}

// For `make test` only the modules that compute much are optimised. The others compile four times as fast without, and no
// test takes noticeably longer. BABBLE_TESTED=whole optimises all, as in the program that is installed, and the campaigns
// that compute much; on other tests the optimiser of Swift 6.3 crashes.
let computing: Set = [
  "Deterministic", "Engine", "Formats", "Games", "Hands", "Interface", "Learning", "Limits", "Players",
  "Playtest", "Pty",
  "Seats", "Sound", "Storage", "System", "Terminal",
]
// These read nothing from outside, and optimising them with libFuzzer's instrumentation takes minutes.
let unwatched: Set = ["App", "Games", "Interface", "Learning"]
func isOptimised(_ target: Target) -> Bool {
  if fuzzer != nil { return !unwatched.contains(target.name) }
  guard environment["BABBLE_TESTED"] == "whole" else { return computing.contains(target.name) }
  return target.type != .test || ["StateTests", "StorageTests"].contains(target.name)
}

// Emitting a module separately type-checks it twice. The package manager finds tests in the compiler's index, for which
// system modules needn't be indexed.
func flags(_ target: Target) -> [String] {
  guard isTested else { return [] }
  let testing =
    target.type == .test
    ? ["-index-ignore-system-modules"] : ["-assert-config", "Debug", "-enable-testing"]
  let watching = fuzzer == nil ? [] : ["-sanitize=fuzzer,address"]
  return testing + ["-no-emit-module-separately-wmo"] + watching + (isOptimised(target) ? [] : ["-Onone"])
}

let inC: Set = ["CAllocations", "CCampaigns", "CPlatform", "CPlaytest", "CPty"]
for target in package.targets where target.type != .system {
  if inC.contains(target.name) {
    let checks = ["-fsanitize=fuzzer-no-link,address,undefined", "-fsanitize-trap=undefined"]
    target.cSettings = fuzzer == nil ? [] : [.unsafeFlags(checks)]
    continue
  }
  target.swiftSettings = flags(target).isEmpty ? [] : [.unsafeFlags(flags(target))]
  if environment["BABBLE_STRICT"] != nil { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
  if isTested { target.swiftSettings?.append(.define("DEBUG")) }
}

// `make test-fast` names modules in BABBLE_MODULES: only their tests are built, and what these need.
let modules = environment["BABBLE_MODULES"].map { $0.split(separator: " ").map { "\($0)Tests" } }
if let wanted = fuzzer == nil ? modules : ["Fuzz"] {
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
