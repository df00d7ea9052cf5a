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

struct Name: Component, Foldable, Hashable {
  var text: String

  func fold(into hash: inout StateHash) {
    hash.fold(text)
  }
}

func fingerprint(_ value: some Foldable) -> UInt64 {
  var hash = StateHash()
  hash.fold(value)
  return hash.value
}
