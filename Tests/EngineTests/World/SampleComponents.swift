import Engine

struct Position: Component, Hashable {
  var x: Int32
  var y: Int32
}

struct Velocity: Component, Hashable {
  var x: Int32
  var y: Int32
}

struct Health: Component, Hashable {
  var points: Int
}

struct Face: Component, Hashable {}

struct Name: Component, StateHashable, Hashable {
  var text: String

  func hash(into hash: inout StateHash) {
    hash.combine(text)
  }
}

func fingerprint(_ value: some StateHashable) -> UInt64 {
  var hash = StateHash()
  hash.combine(value)
  return hash.value
}
