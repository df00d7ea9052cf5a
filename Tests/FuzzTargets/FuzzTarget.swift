/// A reader of something from outside, called with any bytes. It may refuse them; it must not trap, hang or
/// grow, and what it accepts must fit what it promises.
public struct FuzzTarget: Sendable {
  public let name: String
  /// The longest input that is worth trying, in bytes.
  public let longest: Int
  private let read: @Sendable ([UInt8]) throws -> Void

  init(_ name: String, longest: Int = 4096, _ read: @escaping @Sendable ([UInt8]) throws -> Void) {
    (self.name, self.longest, self.read) = (name, longest, read)
  }

  /// Returns whether the input was accepted.
  ///
  /// - Throws: a `FuzzFault` if a promise is broken. Refusals are no faults.
  @discardableResult
  public func run(_ bytes: [UInt8]) throws(FuzzFault) -> Bool {
    do {
      try read(bytes)
      return true
    } catch let fault as FuzzFault {
      throw fault
    } catch {
      // Whatever is wrong with the input, it can be said in a sentence.
      if "\(error)".isEmpty { throw FuzzFault("a refusal without a reason") }
      return false
    }
  }

  public static let all = texts + terminal + archives + sources + moreSources + inner + home

  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// A promise that a reader broke.
public struct FuzzFault: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

func demand(_ isTrue: Bool, _ promise: String) throws(FuzzFault) {
  if !isTrue { throw FuzzFault("not so: \(promise)") }
}

/// Reads what was accepted once more, after writing it.
///
/// - Throws: a fault if that is refused.
func again<Value>(_ what: String, _ read: () throws -> Value) throws(FuzzFault) -> Value {
  do { return try read() } catch { throw FuzzFault("\(what) can't be read again: \(error)") }
}
