import Engine
import Glibc
import Terminal

/// Tells of its input, ends with q and dies with d.
struct DyingScene: Scene {
  var size: Size
  var death: Death
  var count = 0

  mutating func update(_ step: inout Step) -> Transition {
    for event in step.input {
      step.report("\(event)")
      if case .resize(let size) = event { self.size = size }
      if event == .key(Key(.character("q"))) { return .quit }
      if event == .key(Key(.character("d"))) { death.happen() }
      if event == .key(Key(.character("e"))) { fputs("a note to standard error\n", stderrStream()) }
    }
    count += 1
    return death == .busy ? .stay : .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    _ = canvas.put("ready \(Text("\(size.width) \(count)"))", at: Point(1, 1), Style())
    _ = canvas.put("წყალი", at: Point(1, 0), Style())
    guard death == .busy else { return }
    for y in 2..<max(2, canvas.size.height) {
      let color = Color(UInt32((y * 7919 + count * 104729) & 0xFFFFFF))
      _ = canvas.put("busybusybusybusybusybusybusy", at: Point(0, y), Style(color))
    }
  }

  func hash(into hash: inout StateHash) {
    hash.combine(count)
  }
}

/// Writes to a file what the scene tells.
struct LogHost: LoopHost {
  let path: String
  let death: Death

  func handle(_ reports: [any Sendable]) {
    for report in reports { log("\(report)") }
  }

  func arrivals() -> [InputEvent] {
    death == .wake ? [.paste("from elsewhere")] : []
  }

  func flush() {
    log("flushed")
  }

  func log(_ line: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    _ = "\(line)\n".withCString { write(file, $0, strlen($0)) }
    close(file)
  }
}
