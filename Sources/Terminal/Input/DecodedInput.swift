import Engine

/// An item of input from the terminal.
package enum DecodedInput: Hashable, Sendable {
  case event(InputEvent)
  case reply(TerminalReply)
}
