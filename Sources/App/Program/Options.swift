import ArgumentParser
import Terminal

/// The values of `CommonOptions`, or their defaults if no command line was parsed.
struct Options {
  var home: String?
  var terminal = TerminalOptions()
  var reducesMotion = false
  var isASCII = false
  var hasSound = true
  var hasTimer = true
}
