import ArgumentParser
import Learning

/// Which command somebody meant who has mistyped its name.
enum CommandGuess {
  /// More slips than these are another word.
  private static let mostSlips = 2

  /// As in `today` for `todya`; nil where each word is a command, or like none.
  static func name(for arguments: [String], of root: any ParsableCommand.Type = Babble.self) -> String? {
    var command = root
    for argument in arguments {
      let commands = command.configuration.subcommands
      if commands.isEmpty || argument.hasPrefix("-") { return nil }
      guard let next = commands.first(where: { $0._commandName == argument }) else {
        return nearest(to: argument, among: commands.map { $0._commandName })
      }
      command = next
    }
    return nil
  }

  private static func nearest(to typed: String, among names: [String]) -> String? {
    let slips = names.map { (name: $0, count: Slips(typed.lowercased(), from: $0).count) }
    return slips.filter { $0.count <= mostSlips && 2 * $0.count < $0.name.count }
      .min { $0.count < $1.count }?.name
  }
}
