import Engine
import Formats
import Interface
import Testing

@testable import App

@Suite("The player's own keys")
struct KeysFileTests {
  /// Notes commands, and what is typed while it expects text.
  private struct Probe: PageScene {
    var isTyping = false
    var commands: [Command?] = []
    var events: [InputEvent] = []

    mutating func handle(_ input: PageInput, _ step: inout Step) -> Transition? {
      commands.append(input.command)
      events.append(input.event)
      return nil
    }

    func draw(on canvas: inout Canvas, in page: Page, fraction: Double) {}
  }

  private func probe(_ keys: OwnKeys, isTyping: Bool = false, isRecorded: Bool = false) throws -> Probe {
    let (scene, window) = (Probe(isTyping: isTyping), Size(80, 24))
    var stack =
      isRecorded ? SceneStack(recording: scene, window: window) : SceneStack(scene, window: window)
    stack.ownKeys = keys
    _ = stack.update([.key("j"), .key("k"), .key(Key(.character("k"), .control)), .key("u")])
    return try #require(stack.top as? Probe)
  }

  private static let text = """
    # as in vi
    down j
    up  k

    help ctrl-k
    suspend u
    """

  @Test("do what the file says, in place of what they usually do")
  func counts() throws {
    let probe = try probe(KeysFile.read(Self.text))
    #expect(probe.commands == [.down, .up, .help, nil])
    #expect(probe.events.last == .key(SharedKey.suspend.key))
  }

  @Test("are text where text is typed, and nothing else in a recorded game", arguments: [true, false])
  func text(isTyping: Bool) throws {
    let probe = try probe(KeysFile.read(Self.text), isTyping: isTyping, isRecorded: !isTyping)
    #expect(probe.events == [.key("j"), .key("k"), .key(Key(.character("k"), .control)), .key("u")])
  }

  @Test(
    "a line that makes no sense is named",
    arguments: [
      ("down", "line 1, column 1: a line is an action and a key"),
      ("up k\nfly j", "line 2, column 1: there is no action \"fly\""),
      ("up k\n\ndown jj", "line 3, column 1: there is no key \"jj\""),
    ])
  func errors(text: String, finding: String) {
    let error = #expect(throws: TextError.self) { try KeysFile.read(text) }
    #expect(error?.finding == finding)
  }
}
