import Foundation
import Pty
import Seats
import Testing

extension EndToEnd {
  /// Migration of a home from version 0.1, killed midway or with the disk full.
  @Suite struct Migrations {
    let home: Home

    init() throws {
      home = try Home()
      try Self.unpack(into: home)
    }

    private static func unpack(into home: Home) throws {
      let archive = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "SavingTests/Homes/played.tar.gz")
      let usage = try Usage(of: ["tar", "-xzf", archive.path, "--strip-components=1", "-C", home.path])
      try #require(usage.status == .exited(0), "\(usage.errors)")
    }

    /// The content of a home after an undisturbed migration.
    private static let whole = Result {
      let home = try Home()
      try unpack(into: home)
      try visit(home)
      return try kept(in: home)
    }

    private static func visit(_ home: Home) throws {
      let player = try Player(home: home)
      player.expect("Leave")
      player.leave()
    }

    /// Scores and progress in the save file.
    private static func kept(in home: Home) throws -> String {
      let data = Data(home.text(of: "save.json").utf8)
      let save = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(save["schema"] as? Int == 2)
      let told = save.filter { ["items", "scores", "settings"].contains($0.key) }
      let bytes = try JSONSerialization.data(withJSONObject: told, options: [.prettyPrinted, .sortedKeys])
      return String(decoding: bytes, as: UTF8.self)
    }

    /// A second start finishes the migration, and leaves nothing over.
    private func finishes() throws {
      try Self.visit(home)
      #expect(try Self.kept(in: home) == Self.whole.get())
      #expect(try !home.names().contains { $0.contains(".babble-") })
      #expect(try home.names().contains("save.schema1.json"))
    }

    /// strace counts the calls of each kind separately: two syncs and a rename for each of four files.
    @Test(
      "killed at any sync or rename it loses nothing, and the second start finishes",
      arguments: (1...8).map { ("fsync", $0) } + (1...4).map { ("?rename,?renameat,?renameat2", $0) })
    func killed(calls: String, at number: Int) throws {
      let traced = try Traced(home: home, calls: calls, inject: "\(calls):signal=SIGKILL:when=\(number)")
      _ = traced.player.session.wait()
      #expect(traced.calls.contains { $0.contains("(INJECTED") || $0.contains("SIGKILL") }, "\(traced.calls)")
      try finishes()
    }

    @Test("the same with the disk full from any write on", arguments: [1, 2, 4, 6, 8])
    func fullDisk(from call: Int) throws {
      let traced = try Traced(
        home: home, calls: "fsync", inject: "fsync:error=ENOSPC:when=\(call)+")
      traced.player.expect("Leave")
      traced.player.leave()
      #expect(traced.calls.contains { $0.contains("(INJECTED)") })
      try finishes()
    }
  }
}
