import Foundation

/// How much memory a process has resident.
public enum ResidentSize {
  /// In bytes; nil if there is no such process.
  public static func bytes(of process: Int32 = getpid()) -> Int? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/statm") else { return nil }
    let fields = String(decoding: data, as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? Int(fields[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
  }
}
