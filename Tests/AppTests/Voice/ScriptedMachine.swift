import App
import Foundation
import Sound
import System

/// A machine with only a test's own programs: shell scripts in a temporary folder, which is removed with this object.
final class ScriptedMachine {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "babble-voice-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Installs a shell script as a program.
  func install(_ name: String, _ script: String) throws {
    let path = folder + "/" + name
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// The installed programs, with the real machine's only if asked for.
  func programs(withSystem: Bool = false) -> InstalledPrograms {
    InstalledPrograms(environment: ["PATH": folder + (withSystem ? ":/usr/bin:/bin" : "")])
  }
}

/// Distinguishable sounds that can be located in a recording.
enum Tone {
  /// Different noise for each number, so that only identical parts correlate.
  static func noise(_ number: Int, seconds: Double = 0.5) -> Samples {
    var state = UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15
    var smooth = 0.0
    let values = (0..<Int(seconds * 48_000)).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      // Encoders preserve low frequencies.
      smooth = 0.9 * smooth + 0.1 * Double(Int64(bitPattern: state) >> 32) / Double(Int32.max)
      return Int16(smooth * 20_000)
    }
    return Samples(rate: 48_000, values)
  }

  /// The position near `start` where a sound matches best, and the correlation there; 1 if identical.
  static func place(of needle: [Int16], in heap: [Int16], near start: Int, within reach: Int)
    -> (start: Int, likeness: Double)
  {
    var best = (start: start, likeness: -1.0)
    for at in max(0, start - reach)...max(0, min(heap.count - needle.count, start + reach)) {
      let likeness = likeness(of: needle, to: heap[at..<min(heap.count, at + needle.count)])
      if likeness > best.likeness { best = (at, likeness) }
    }
    return best
  }

  /// The normalised correlation; every seventh sample is enough.
  private static func likeness(of needle: [Int16], to part: ArraySlice<Int16>) -> Double {
    var (sum, one, other) = (0.0, 0.0, 0.0)
    for index in stride(from: 0, to: min(needle.count, part.count), by: 7) {
      let (left, right) = (Double(needle[index]), Double(part[part.startIndex + index]))
      sum += left * right
      one += left * left
      other += right * right
    }
    return one > 0 && other > 0 ? sum / (one * other).squareRoot() : 0
  }
}
