import Engine
import Glibc
import Synchronization
import Terminal

/// Reports its input and the shape of cells, makes a request at `a`, toggles fine mouse reports at `f`, ends
/// at `q` and dies at `d`.
struct DyingScene: Scene {
  var size: Size
  var death: Death
  var count = 0
  var asked: RequestID?
  var isFine = false
  var shape = CellShape.usual

  mutating func update(_ step: inout Step) -> Transition {
    if let id = asked, let answer = step.answer(to: id, as: EchoRequest.self) {
      step.report("answered: \(answer)")
      asked = nil
    }
    if step.cellShape != shape { step.report("cells \(step.cellShape.width):\(step.cellShape.height)") }
    shape = step.cellShape
    for event in step.takeAll() {
      step.report("\(event)")
      if case .resize(let size) = event { self.size = size }
      if event == .key(Key(.character("q"))) { return .quit }
      if event == .key(Key(.character("d"))) { death.happen() }
      if event == .key(Key(.character("a"))) { asked = step.request(EchoRequest(text: "from a thread")) }
      if event == .key(Key(.character("f"))) { isFine.toggle() }
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

/// Asks for a text to be returned a moment later.
struct EchoRequest: Request {
  typealias Answer = Echo
  let text: String
}

struct Echo: Replayable {
  let text: String

  init(_ text: String) { self.text = text }
  init(from reader: inout ByteReader) throws(ByteError) { text = try reader.text() }
  func write(to writer: inout ByteWriter) { writer.text(text) }
}

/// Logs the scene's reports to a file, and answers its requests on another thread.
struct LogHost: LoopHost {
  let path: String
  let death: Death
  private let replies = Replies()

  init(path: String, death: Death) {
    (self.path, self.death) = (path, death)
  }

  func handle(_ reports: [any Sendable]) -> Changes {
    for report in reports {
      if let asked = report as? Asked { answer(asked) } else { log("\(report)") }
    }
    return []
  }

  private func answer(_ asked: Asked) {
    guard let request = asked.request as? EchoRequest else { return }
    runThread { [replies] in
      usleep(50_000)
      replies.add(Reply(to: asked.id, Echo(request.text)))
      Waker().wake()
    }
  }

  func arrivals() -> [InputEvent] {
    death == .wake ? [.paste("from elsewhere")] : replies.take().map(InputEvent.answer)
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

/// Replies from threads that the loop hasn't fetched yet.
private final class Replies: Sendable {
  private let waiting = Mutex<[Reply]>([])

  func add(_ reply: Reply) { waiting.withLock { $0.append(reply) } }

  func take() -> [Reply] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
