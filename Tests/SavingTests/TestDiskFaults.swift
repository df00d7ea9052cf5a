import Glibc

/// When a call on the disk goes wrong, and how.
extension TestDisk.State {
  var isDead: Bool {
    guard let faultAt, fault == .kill else { return false }
    return calls >= faultAt
  }

  /// Whether something goes wrong in the call with this number.
  func meetsFault(at call: Int) -> Bool {
    guard let faultAt else { return false }
    if case .lasting = fault { return call >= faultAt }
    return fault == .kill ? call >= faultAt : call == faultAt
  }

  /// The error that the call with this number ends in.
  func fault(at call: Int) -> Int32? {
    guard meetsFault(at: call) else { return nil }
    switch fault {
    case .kill: return EIO
    case .shortWrite: return nil
    case .error(let code), .lasting(let code): return code
    case .tornWrite(let code): return log.last?.hasPrefix("write") == true ? code : nil
    }
  }
}
