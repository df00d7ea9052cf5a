import Foundation

/// How much memory a process has resident.
public enum ResidentSize {
  /// In bytes; nil if there is no such process.
  public static func bytes(of process: Int32) -> Int? { pages(process).map { size($0.all) } }

  /// Without the pages of files, of which the system keeps as many as it likes.
  public static func ownBytes(of process: Int32) -> Int? { pages(process).map { size($0.all - $0.shared) } }

  private static func pages(_ process: Int32) -> (all: Int, shared: Int)? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/statm") else { return nil }
    let fields = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    return fields.count > 2 ? (fields[1], fields[2]) : nil
  }

  private static func size(_ pages: Int) -> Int { pages * Int(sysconf(Int32(_SC_PAGESIZE))) }
}
