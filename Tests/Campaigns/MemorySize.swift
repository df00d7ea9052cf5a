import CCampaigns
import Foundation

/// The memory of a process, in bytes.
public enum MemorySize {
  /// What this process has allocated and not freed, of all threads; without their stacks and mapped files. Resident
  /// memory would be no measure: the C library keeps what was freed, 30 MB for each thread that once had a model of
  /// handwriting, and a small block in use keeps its whole page.
  public static func heap() -> Int {
    let info = mallinfo2()
    return Int(info.uordblks + info.hblkhd)
  }

  /// Resident memory; nil if there is no such process.
  public static func resident(of process: Int32) -> Int? { pages(process).map { size($0.all) } }

  /// Resident memory without the pages of files, of which the system keeps as many as it likes.
  public static func own(of process: Int32) -> Int? { pages(process).map { size($0.all - $0.shared) } }

  private static func pages(_ process: Int32) -> (all: Int, shared: Int)? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/statm") else { return nil }
    let fields = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    return fields.count > 2 ? (fields[1], fields[2]) : nil
  }

  private static func size(_ pages: Int) -> Int { pages * Int(sysconf(Int32(_SC_PAGESIZE))) }
}
