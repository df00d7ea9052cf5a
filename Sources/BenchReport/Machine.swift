import Foundation
import Pty

/// What the figures were measured on.
enum Machine {
  static var cores: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

  /// How many threads wanted a processor, on average over the last minute.
  static var load: String {
    processFile("loadavg").split(separator: " ").first.map(String.init) ?? "unknown"
  }

  static var processor: String {
    let lines = processFile("cpuinfo").split(separator: "\n")
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
    return model?.trimmingCharacters(in: .whitespaces) ?? "unknown processor"
  }
}
