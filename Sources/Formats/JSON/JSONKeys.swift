/// The keys of an object while it is read, so that none stands twice. They are compared by their bytes, since é and
/// e with U+0301 are two keys in JSON although Swift calls the strings equal.
///
/// Keys that come in order, as we write them, are compared with the highest one alone. Of others few are compared
/// one by one; many go into a set.
struct JSONKeys {
  private static let few = 12
  private var all: [String] = []
  private var highest = ""
  private var index: Set<[UInt8]> = []
  /// How many keys are in the index.
  private var indexed = 0

  init() { all.reserveCapacity(Self.few) }

  /// False when the key is there already.
  mutating func add(_ key: String) -> Bool {
    if key > highest {
      highest = key
    } else if contains(key) {
      return false
    }
    all.append(key)
    return true
  }

  private mutating func contains(_ key: String) -> Bool {
    if all.count > Self.few {
      index.formUnion(all[indexed...].map { Array($0.utf8) })
      indexed = all.count
      return index.contains(Array(key.utf8))
    }
    return all.contains { $0 == key && $0.utf8.elementsEqual(key.utf8) }
  }
}
