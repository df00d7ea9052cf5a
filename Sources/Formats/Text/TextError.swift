/// Why a text could not be taken: the file, the place in it, what is wrong there and what mends it.
public struct TextError: Error, Equatable, Sendable {
  /// What is wrong and what to do. Each reader names its own problems in an extension.
  public struct Problem: Equatable, Sendable {
    /// What is wrong, as a clause without a full stop. Can hold text from the file.
    public let what: String
    /// What to do about it, as a sentence.
    public let hint: String

    /// A problem and its remedy.
    public init(_ what: String, hint: String) {
      self.what = what
      self.hint = hint
    }
  }

  /// What is wrong.
  public var problem: Problem
  /// Where it is; `.none` when it is the whole file.
  public var place: TextPlace
  /// The file's name as the caller gave it; empty when the text came from no file.
  public var file: String

  /// A problem at a place.
  public init(_ problem: Problem, at place: TextPlace = .none, in file: String = "") {
    self.problem = problem
    self.place = place
    self.file = file
  }

  /// The line, from 1; 0 when the problem is the whole file.
  public var line: Int { Int(place.line) }
  /// The column, from 1, in Unicode scalars.
  public var column: Int { Int(place.column) }
}

extension TextError: CustomStringConvertible {
  /// File, line, column, what is wrong and what to do. Can hold text from the file: clean it before printing.
  public var description: String {
    (file.isEmpty ? "" : "\(file): ") + "\(finding). \(problem.hint)"
  }

  /// Line, column and what is wrong, without a full stop.
  public var finding: String {
    place == .none ? problem.what : "line \(line), column \(column): \(problem.what)"
  }
}
