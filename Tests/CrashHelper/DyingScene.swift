import Engine
import Glibc
import Terminal

/// Reports its input and the shape of cells, waits for a message at `a`, toggles fine mouse reports at `f`, ends
/// at `q` and dies at `d`.
struct DyingScene: Scene {
  var size: Size
  var death: Death
  /// The named pipe of the messages.
  var pipe: String
  var count = 0
  var asked: Ticket<NextMessage>?
  var isFine = false
  var shape = CellShape.usual

  mutating func update(_ step: inout Step) -> Transition {
    if let ticket = asked, let answer = step.answer(ticket) {
      step.report("answered: \(answer)")
      asked = nil
    }
    if step.cellShape != shape { step.report("cells \(step.cellShape.width):\(step.cellShape.height)") }
    shape = step.cellShape
    while let event = step.next() {
      step.report("\(event)")
      if case .resize(let size) = event { self.size = size }
      if event == .key(Key(.character("q"))) { return .quit }
      if event == .key(Key(.character("d"))) { death.happen() }
      if event == .key(Key(.character("a"))) { asked = step.ask(NextMessage(pipe: pipe)) }
      if event == .key(Key(.character("f"))) { isFine.toggle() }
      if event == .key(Key(.character("c"))) { step.report(Copied("un café")) }
      if event == .key(Key(.character("e"))) { fputs("a note to standard error\n", stderrStream()) }
    }
    count += 1
    return death == .busy ? .stay : .sleep(until: nil)
  }

  func draw(on canvas: inout Canvas, fraction: Double) {
    _ = canvas.put("ready \(Text("\(size.width) \(count)"))", at: Point(1, 1), Style())
    _ = canvas.put("წყალი", at: Point(1, 0), Style())
    if isFine { _ = canvas.followMouse(finely: true) }
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

/// Waits for a message from another program.
struct NextMessage: Query {
  let pipe: String

  func answer(in context: Void) -> String {
    let file = open(pipe, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}

/// Logs the scene's reports to a file.
struct LogHost: LoopHost {
  let path: String
  let death: Death

  init(path: String, death: Death) {
    (self.path, self.death) = (path, death)
  }

  func handle(_ reports: [any Sendable]) -> Changes {
    for report in reports where !(report is AskedQuery) { log("\(report)") }
    return []
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
