import Engine
@_spi(Reflection) import Swift

/// Replaces every stored property of a scene, however deep, by its value in another state of such a scene, and
/// checks whether the state hash changes.
///
/// Structs are taken apart down to their leaves, and so are the elements of arrays and the values of optionals.
/// An enum, a dictionary, or a type in `whole` is replaced as one.
struct StateProbe {
  /// The result for a stored property in one place.
  struct Finding {
    /// The property, as in `Tally.points`.
    let name: String
    var changes = 0
    /// How many changes left the hash unchanged.
    var unseen = 0
  }

  /// Changes to try in one place.
  private static let enough = 4

  let whole: [Any.Type]
  /// Names of properties that aren't part of the state.
  let leftOut: Set<String>
  /// By path, as in `MemoryScene.score.points`.
  private(set) var findings: [String: Finding] = [:]
  /// Those of `leftOut` that exist.
  private(set) var found: Set<String> = []

  init(whole: [Any.Type], leftOut: Set<String>) {
    self.whole = whole
    self.leftOut = leftOut
  }

  /// Probes some of the samples, which are states of one kind of scene, with values from the others.
  mutating func probe<Probed: Scene>(_ samples: [Probed]) {
    probe(samples) { $0.hash(into: &$1) }
  }

  /// The same for other hashable values.
  mutating func probe<Probed: StateHashable>(_ samples: [Probed]) {
    probe(samples) { $0.hash(into: &$1) }
  }

  private mutating func probe<Probed>(
    _ samples: [Probed], _ hashing: @escaping (Probed, inout StateHash) -> Void
  ) {
    let hash = { (sample: Probed) in fingerprint { hashing(sample, &$0) } }
    for index in [0, samples.count / 2, samples.count - 1] {
      let change = Change<Probed>(hash(samples[index]), hash)
      takeApart(samples[index], samples, Self.name(of: Probed.self), change)
    }
  }

  /// Paths of properties that could be changed without changing the hash.
  var unseen: [String] { findings.filter { $0.value.unseen > 0 }.keys.sorted() }

  /// Paths of properties that were changed, themselves or in part.
  private var tried: Set<String> {
    var tried: Set<String> = []
    for path in findings.filter({ $0.value.changes > 0 }).keys {
      var names = path.split(separator: ".")
      while !names.isEmpty {
        tried.insert(names.joined(separator: "."))
        names.removeLast()
      }
    }
    return tried
  }

  /// The names of all properties, and of those that were changed.
  var names: (all: Set<String>, tried: Set<String>) {
    let tried = tried
    return (
      Set(findings.values.map(\.name)), Set(findings.filter { tried.contains($0.key) }.values.map(\.name))
    )
  }

  /// The scene's own properties that are the same in all samples.
  var untried: [String] {
    let own = findings.keys.filter { $0.split(separator: ".").count == 2 }
    return Set(own).subtracting(tried).sorted()
  }

  /// A value in its place: the scene's hash with it, and with another value.
  private struct Change<Value> {
    let before: UInt64
    let after: (Value) -> UInt64

    init(_ before: UInt64, _ after: @escaping (Value) -> UInt64) {
      self.before = before
      self.after = after
    }
  }

  private struct Property {
    let name: String
    let offset: Int
    let type: Any.Type
  }

  private mutating func takeApart<Owner>(
    _ owner: Owner, _ others: [Owner], _ path: String, _ change: Change<Owner>
  ) {
    for property in Self.properties(of: Owner.self) {
      let name = Self.name(of: Owner.self) + "." + property.name
      guard !leftOut.contains(name) else {
        found.insert(name)
        continue
      }
      let path = path + "." + property.name
      findings[path] = findings[path] ?? Finding(name: name)
      func open<Value>(_: Value.Type) {
        let value = Self.read(Value.self, of: owner, at: property.offset)
        let donors = others.map { Self.read(Value.self, of: $0, at: property.offset) }
        visit(
          value, donors, path,
          Change(change.before) { new in change.after(Self.put(new, into: owner, at: property.offset)) })
      }
      open(property.type)
    }
  }

  private mutating func visit<Value>(
    _ value: Value, _ donors: [Value], _ path: String, _ change: Change<Value>
  ) {
    if let kind = Value.self as? any Holder.Type, isTakenApart(kind.held) {
      func open<Kind: Holder>(_: Kind.Type) {
        guard let value = value as? Kind, let donors = donors as? [Kind] else { return }
        visit(
          held: value, donors, path,
          Change(change.before) { ($0 as? Value).map(change.after) ?? change.before })
      }
      open(kind)
    } else if isTakenApart(Value.self) {
      takeApart(value, donors, path, change)
    } else {
      tryOut(value, donors, path, change)
    }
  }

  /// Tries another number of elements, then some of the elements themselves.
  private mutating func visit<Kind: Holder>(
    held value: Kind, _ donors: [Kind], _ path: String, _ change: Change<Kind>
  ) {
    tryOut(value, donors.filter { $0.elements.count != value.elements.count }, path, change)
    let others = donors.flatMap { donor in Self.some(donor.elements.count).map { donor.elements[$0] } }
    for index in Self.some(value.elements.count) {
      let changeOfOne = Change<Kind.Held>(change.before) { new in
        var elements = value.elements
        elements[index] = new
        return change.after(Kind(holding: elements))
      }
      takeApart(value.elements[index], others, path, changeOfOne)
    }
  }

  private static func some(_ count: Int) -> [Int] {
    count == 0 ? [] : Set([0, count / 2, count - 1]).sorted()
  }

  private mutating func tryOut<Value>(
    _ value: Value, _ donors: [Value], _ path: String, _ change: Change<Value>
  ) {
    for donor in donors where (findings[path]?.changes ?? 0) < Self.enough {
      guard differ(value, donor) else { continue }
      findings[path]?.changes += 1
      if change.after(donor) == change.before { findings[path]?.unseen += 1 }
    }
  }

  private func isTakenApart(_ type: Any.Type) -> Bool {
    func properties<Value>(_: Value.Type) -> [Property] { Self.properties(of: Value.self) }
    let isOurs = !String(reflecting: type).hasPrefix("Swift.") && !(type is any CaseIterable.Type)
    return isOurs && !whole.contains { $0 == type } && !properties(type).isEmpty
  }
}

/// A collection of values of one type.
private protocol Holder {
  associatedtype Held
  init(holding elements: [Held])
  var elements: [Held] { get }
}

extension Holder {
  fileprivate static var held: Any.Type { Held.self }
}

extension Array: Holder {
  init(holding elements: [Element]) { self = elements }
  var elements: [Element] { self }
}

extension Optional: Holder {
  init(holding elements: [Wrapped]) { self = elements.first }
  var elements: [Wrapped] { map { [$0] } ?? [] }
}

/// Reflection: the offsets of the stored properties of a struct, and their values.
extension StateProbe {
  private static func properties<Owner>(of _: Owner.Type) -> [Property] {
    guard isStruct(Owner.self) else { return [] }
    var properties: [Property] = []
    _ = _forEachField(of: Owner.self) { name, offset, type, _ in
      properties.append(Property(name: String(cString: name), offset: offset, type: type))
      return true
    }
    return properties
  }

  /// `_forEachField` only examines structs, so the type is examined as a field of a box.
  private static func isStruct<Owner>(_: Owner.Type) -> Bool {
    var isStruct = false
    _ = _forEachField(of: Box<Owner>.self) { _, _, _, kind in
      isStruct = kind == .struct
      return true
    }
    return isStruct
  }

  /// As in `Menu.Item`: without the module and the context of private types.
  private static func name(of type: Any.Type) -> String {
    String(reflecting: type).split(separator: ".").dropFirst()
      .filter { !$0.contains("unknown context") }.joined(separator: ".")
  }

  private static func read<Owner, Value>(_: Value.Type, of owner: Owner, at offset: Int) -> Value {
    withUnsafePointer(to: owner) { pointer in
      UnsafeRawPointer(pointer).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
    }
  }

  private static func put<Owner, Value>(_ value: Value, into owner: Owner, at offset: Int) -> Owner {
    var copy = owner
    withUnsafeMutablePointer(to: &copy) { pointer in
      UnsafeMutableRawPointer(pointer).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee =
        value
    }
    return copy
  }
}

private struct Box<Value> {
  let value: Value
}

/// Whether two values differ: by `==`, by state hash, or by their dumps.
private func differ<Value>(_ one: Value, _ other: Value) -> Bool {
  if let one = one as? any Equatable {
    func isEqual<Known: Equatable>(_ one: Known) -> Bool { (other as? Known) == one }
    return !isEqual(one)
  }
  if let one = one as? any StateHashable, let other = other as? any StateHashable {
    return fingerprint(one.hash(into:)) != fingerprint(other.hash(into:))
  }
  if let one = one as? any Scene, let other = other as? any Scene {
    return fingerprint(one) != fingerprint(other)
  }
  var texts = ("", "")
  dump(one, to: &texts.0)
  dump(other, to: &texts.1)
  return texts.0 != texts.1
}

private func fingerprint(_ scene: some Scene) -> UInt64 { fingerprint(scene.hash(into:)) }

private func fingerprint(_ body: (inout StateHash) -> Void) -> UInt64 {
  var hash = StateHash()
  body(&hash)
  return hash.value
}
