import Engine
import Formats
import Interface
import Limits
import Storage
import System

/// `keys.txt` in the home, with a line for each key that the player has given to an action: `suspend k`.
enum KeysFile {
  /// None if there is no file.
  static func keys(of home: Home) throws(Failure) -> OwnKeys {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try PosixFileSystem().read(home.keys, limit: Limit.homeFile.most)
    } catch {
      if error.isAbsence { return OwnKeys() }
      throw Failure(description: "\(error)")
    }
    do throws(TextError) {
      return try read(String(decoding: bytes, as: UTF8.self), file: home.keys)
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  /// - Parameter file: for errors.
  static func read(_ text: String, file: String = "") throws(TextError) -> OwnKeys {
    var keys: [Key: Key] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let fields = line.split(whereSeparator: \.isWhitespace)
      if fields.isEmpty || fields[0] == "#" { continue }
      let place = TextPlace(line: index + 1, column: 1)
      guard fields.count == 2 else { throw TextError(.notTwoFields, at: place, in: file) }
      guard let usual = actions.first(where: { $0.name == fields[0] })?.key else {
        throw TextError(.unknownAction(fields[0]), at: place, in: file)
      }
      guard let key = key(fields[1]) else { throw TextError(.unknownKey(fields[1]), at: place, in: file) }
      keys[key] = usual
    }
    return OwnKeys(keys)
  }

  /// The actions with their usual keys.
  static let actions: [(name: String, key: Key)] =
    [
      ("up", Key(.up)), ("down", Key(.down)), ("left", Key(.left)), ("right", Key(.right)),
      ("next", Key(.tab)), ("page-up", Key(.pageUp)), ("page-down", Key(.pageDown)), ("first", Key(.home)),
      ("last", Key(.end)), ("select", Key(.enter)), ("back", Key(.escape)), ("help", "?"), ("quit", "q"),
      ("search", "/"),
    ] + SharedKey.allCases.map { ("\($0)", $0.key) }

  /// The key of a name such as `k`, `F5`, `space` or `ctrl-k`; nil if there is none.
  private static func key(_ name: Substring) -> Key? {
    let modifiers: [(start: String, modifier: Key.Modifiers)] = [("ctrl-", .control), ("alt-", .alt)]
    for (start, modifier) in modifiers where name.lowercased().hasPrefix(start) {
      return key(name.dropFirst(start.count)).map { Key($0.code, $0.modifiers.union(modifier)) }
    }
    if name.count == 1 { return name.first.map { Key(.character($0)) } }
    if name.first?.lowercased() == "f", let number = Int(name.dropFirst()), 1...24 ~= number {
      return Key(.function(number))
    }
    return named[name.lowercased()].map { Key($0) }
  }

  private static let named: [String: Key.Code] = [
    "space": .character(" "), "enter": .enter, "esc": .escape, "tab": .tab, "backspace": .backspace,
    "delete": .delete, "insert": .insert, "home": .home, "end": .end,
  ]
}

extension TextError.Problem {
  fileprivate static let notTwoFields = Self(
    "a line is an action and a key", hint: "For example: suspend k")

  fileprivate static func unknownAction(_ name: Substring) -> Self {
    let all = KeysFile.actions.map(\.name).joined(separator: ", ")
    return Self("there is no action \"\(name)\"", hint: "Actions: \(all).")
  }

  fileprivate static func unknownKey(_ name: Substring) -> Self {
    Self("there is no key \"\(name)\"", hint: "A key is a character, space, enter, F5, ctrl-k or alt-k.")
  }
}
