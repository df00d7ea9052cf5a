/// Counts the letters of each script in some texts.
package struct ScriptCount {
  private var counts: [Script: Int] = [:]

  package init() {}

  package mutating func add(_ text: String) {
    for scalar in text.unicodeScalars { if let script = Script(scalar) { counts[script, default: 0] += 1 } }
  }

  /// Whether there are letters of a language's script. Latin ones don't count, since they stand in any text.
  package func fits(_ language: String) -> Bool {
    !Language.of(language).scripts.subtracting([.latin]).isDisjoint(with: counts.keys)
  }

  /// The commonest script; nil without letters. With kana, Han characters count as Japanese.
  package var main: Script? {
    let most = counts.max { ($0.value, "\($0.key)") < ($1.value, "\($1.key)") }
    guard let most, most.key == .han, let kana = counts[.kana] else { return most?.key }
    return kana * 20 > most.value ? .kana : .han
  }
}
