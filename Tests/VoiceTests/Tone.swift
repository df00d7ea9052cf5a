import Foundation
import Sound
import Voice

/// Sounds that can be told apart, and found again.
enum Tone {
  /// Noise of its own for each number, so that two are alike only where they are the same.
  static func noise(_ number: Int, seconds: Double = 0.5) -> Samples {
    var state = UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15
    var smooth = 0.0
    let values = (0..<Int(seconds * 48_000)).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      // Encoders keep what lies low.
      smooth = 0.9 * smooth + 0.1 * Double(Int64(bitPattern: state) >> 32) / Double(Int32.max)
      return Int16(smooth * 20_000)
    }
    return Samples(rate: 48_000, values)
  }

  /// The place near `start` at which one sound is most like another, and how alike they are, 1 for the same.
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

  /// The normalised correlation. Every seventh sample tells as much as all.
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
