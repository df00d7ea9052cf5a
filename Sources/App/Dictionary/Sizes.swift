import ArgumentParser
import Interface

/// Sizes for people to read.
enum Sizes {
  static func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(Figure.grouped(count)) entries" }

  static func bytes(_ bytes: Int) -> String {
    bytes < 1 << 20 ? "\((bytes + 1023) >> 10) KB" : "\((bytes + (1 << 19)) >> 20) MB"
  }
}
