import Engine
import Interface
import Limits
import System

/// `babble doctor --limits`: what Babble takes from outside.
enum Bounds {
  static var lines: [Text] {
    ["Nothing larger is read:"] + table(Limit.all.map { [$0.what, size(of: $0)] })
      + ["", "Programs that are started if they are installed, and how long each may run:"]
      + table(OutsideProgram.all.map { [$0.name, $0.purpose, "\(Int($0.seconds)) s"] })
      + ["", "Variables that are read:"] + table(Variable.allCases.map { [$0.rawValue, $0.purpose] })
      + ["", "Other programs get PATH, all that begin with LC_, and:"]
      + table(InstalledPrograms.passed.sorted().map { [$0] })
  }

  private static func table(_ rows: [[String]]) -> [Text] {
    TextTable(rows.map { $0.map { Text($0) } }).lines
  }

  private static func size(of limit: Limit) -> String {
    guard limit.isBytes else { return Figure.grouped(limit.most) }
    let (gigabytes, megabytes) = (limit.most >> 30, limit.most >> 20)
    return gigabytes > 0 ? "\(gigabytes) GB" : megabytes > 0 ? "\(megabytes) MB" : "\(limit.most >> 10) KB"
  }
}
