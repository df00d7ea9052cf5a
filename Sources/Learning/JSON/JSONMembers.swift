/// Members while they are read. Keys are compared by their bytes, since é and e with U+0301 are two keys in
/// JSON although Swift calls the strings equal. Few keys are compared one by one; many go into a set.
struct JSONMembers {
  private static let few = 12
  private(set) var all: [JSONMember] = []
  private var keys: Set<String> = []

  /// False when the key is there already.
  mutating func append(_ member: JSONMember) -> Bool {
    if contains(member.key) { return false }
    all.append(member)
    if all.count == Self.few {
      keys = Set(all.lazy.map(\.key))
    } else if all.count > Self.few {
      keys.insert(member.key)
    }
    return true
  }

  private func contains(_ key: String) -> Bool {
    if all.count >= Self.few && !keys.contains(key) { return false }
    return all.contains { $0.key == key && $0.key.utf8.elementsEqual(key.utf8) }
  }
}
