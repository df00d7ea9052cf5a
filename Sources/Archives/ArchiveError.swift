/// Why an archive could not be read: what is wrong, and where.
public struct ArchiveError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Problem: Equatable, Sendable {
    /// It ends before it should.
    case cut
    /// It is no archive of this kind, or what it says of itself is contradictory.
    case damaged(String)
    /// It is made in a way that is not read here.
    case unknown(String)
    /// The bytes themselves could not be had; the sentence says why.
    case unreadable(String)
    /// The name would lead to a place outside of the archive.
    case unsafeName
    /// It is a link, not a file.
    case link
    /// There are more entries than that.
    case tooMany(limit: Int)
    /// There are more bytes than that.
    case tooLarge(limit: Int)
    /// It says that it grows to more than so many times its size.
    case tooDense(limit: Int)
    /// Whoever asked for it has broken it off.
    case brokenOff
  }

  /// What is wrong.
  public var problem: Problem
  /// The entry that it concerns; nil where it is the archive as a whole.
  public var entry: String?
  /// Where in the archive, in bytes from its beginning; nil where no place is to blame.
  public var offset: Int?

  /// An error of its parts.
  public init(_ problem: Problem, entry: String? = nil, at offset: Int? = nil) {
    (self.problem, self.entry, self.offset) = (problem, entry, offset)
  }
}

extension ArchiveError: CustomStringConvertible {
  /// Where, what and what to do, in a sentence or two. Can hold an entry's name: clean it before printing.
  public var description: String {
    if case .unreadable(let sentence) = problem { return sentence }
    let place = [entry.map { "\"\($0)\"" }, offset.map { "byte \($0)" }].compactMap(\.self)
    return (place.isEmpty ? "" : place.joined(separator: ", ") + ": ") + "\(what). \(hint)"
  }

  private var what: String {
    switch problem {
    case .cut: "the archive ends too early"
    case .damaged(let what): "the archive is damaged: \(what)"
    case .unknown(let what): "the archive has \(what), which is not read here"
    case .unreadable(let sentence): sentence
    case .unsafeName: "the name leads out of the archive"
    case .link: "this is a link, and only files are taken"
    case .tooMany(let limit): "the archive has more than \(limit) entries"
    case .tooLarge(let limit): "this holds more than \(limit >> 20) MB"
    case .tooDense(let limit): "this grows to more than \(limit) times its size"
    case .brokenOff: "broken off"
    }
  }

  private var hint: String {
    switch problem {
    case .cut, .damaged, .unreadable: "Get the file anew."
    case .unknown: "Pack it anew as a plain zip or tar."
    case .unsafeName, .link, .tooMany, .tooLarge, .tooDense:
      "Nothing was taken from it: don't trust this file."
    case .brokenOff: "Nothing was taken from it."
    }
  }
}
