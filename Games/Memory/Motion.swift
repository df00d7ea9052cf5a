import Engine

/// Progress of a turn or a flight, from 0 to 1.
struct Motion: Component, BitwiseCopyable {
  var tween: Tween
}
