/// Why a text was rejected: the file, the place, what is wrong and how to fix it.
public struct TextError: Error, Equatable, Sendable {
  /// Each reader defines its own problems in an extension.
  public struct Problem: Equatable, Sendable {
    /// What is wrong, as a clause without a full stop. May contain text from the file.
    public let what: String
    /// What to do about it, as a sentence.
    public let hint: String
    /// Whether it concerns the whole file, so that none of it can be read.
    package let isOfFile: Bool

    public init(_ what: String, hint: String) { self.init(what, hint: hint, isOfFile: false) }

    package init(_ what: String, hint: String, isOfFile: Bool) {
      (self.what, self.hint, self.isOfFile) = (what, hint, isOfFile)
    }
  }

  public var problem: Problem
  /// `.none` when it concerns the whole file.
  public var place: TextPlace
  /// The file's name as the caller gave it; empty when the text came from no file.
  public var file: String

  public init(_ problem: Problem, at place: TextPlace = .none, in file: String = "") {
    self.problem = problem
    self.place = place
    self.file = file
  }

  /// The line, from 1; 0 when the problem concerns the whole file.
  public var line: Int { Int(place.line) }
  /// The column, from 1, in Unicode scalars.
  public var column: Int { Int(place.column) }
}

extension TextError: CustomStringConvertible {
  /// File, line, column, problem and hint. May contain text from the file: clean it before printing.
  public var description: String {
    (file.isEmpty ? "" : "\(file): ") + "\(finding). \(problem.hint)"
  }

  /// Line, column and what is wrong, without a full stop.
  public var finding: String {
    place == .none ? problem.what : "line \(line), column \(column): \(problem.what)"
  }
}

extension TextError.Problem: CustomStringConvertible {
  public var description: String { "\(what). \(hint)" }
}
