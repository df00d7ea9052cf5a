import ArgumentParser
import Glibc
import Learning

/// Guesses the command behind a mistyped name.
enum CommandGuess {
  /// With more typing errors than this it is taken for another word.
  private static let mostSlips = 2

  /// What to print for a mistyped name instead of the usage; nil if each word is a command, or if none is close.
  static func message(for arguments: [String]) -> String? {
    guard let name = name(for: arguments) else { return nil }
    let path = commands(in: arguments).map { $0._commandName }.joined(separator: " ")
    return "Did you mean \(name)? \(path) --help lists all commands."
  }

  /// Such as `today` for `todya`; nil if each word is a command, or if none is close.
  static func name(for arguments: [String]) -> String? {
    let path = commands(in: arguments)
    guard let typed = arguments.dropFirst(path.count - 1).first, !typed.hasPrefix("-") else { return nil }
    return nearest(to: typed, among: path[path.count - 1].configuration.subcommands.map { $0._commandName })
  }

  /// The program and the commands that the arguments begin with, each of the one before.
  private static func commands(in arguments: [String]) -> [any ParsableCommand.Type] {
    var path: [any ParsableCommand.Type] = [Babble.self]
    for argument in arguments {
      let commands = path[path.count - 1].configuration.subcommands
      guard let next = commands.first(where: { $0._commandName == argument }) else { break }
      path.append(next)
    }
    return path
  }

  /// The name that was meant; nil if none is close.
  static func nearest(to typed: String, among names: [String]) -> String? {
    let slips = names.map { (name: $0, count: Slips(typed.lowercased(), from: $0).count) }
    return slips.filter { $0.count <= mostSlips && 2 * $0.count < $0.name.count }
      .min { $0.count < $1.count }?.name
  }
}
