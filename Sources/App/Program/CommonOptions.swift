import ArgumentParser
import Terminal

struct CommonOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Keep everything in this folder.", valueName: "dir"))
  var home: String?

  @Option(help: "Draw with ANSI sequences or through ncurses. By default the terminal decides.")
  var renderer: Renderer?

  @Option(help: "How many colours. By default the terminal decides; NO_COLOR is honoured.")
  var colors: Colors?

  @Flag(help: "Reduce motion: show the end of every movement at once.")
  var reduceMotion = false

  @Flag(help: "Draw boxes and signs with ASCII alone. Words stay in their script.")
  var ascii = false

  @Flag(help: "Make no sound.")
  var noSound = false

  @Flag(help: "Play without a clock.")
  var noTimer = false

  func validate() throws {
    if home == "" { throw ValidationError("--home needs a folder. Leave it out for the usual one.") }
  }

  var values: Options {
    Options(
      home: home, terminal: TerminalOptions(renderer: renderer, colors: colors?.depth),
      reducesMotion: reduceMotion, isASCII: ascii, hasSound: !noSound, hasTimer: !noTimer)
  }
}

extension Renderer: ExpressibleByArgument {}
