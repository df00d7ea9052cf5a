import Foundation
import Testing

/// Errors are printed by putting them into a sentence: one without a description of its own would show Swift's
/// notation.
@Suite("The text of errors")
struct ErrorTextTests {
  /// Those that are caught where they are thrown.
  private static let inner: Set<String> = [
    "Damage", "LoopInterruption", "ModelFault", "NoAnswer", "StoredSave.Refusal",
  ]

  @Test("every error and every problem in one says itself what is wrong")
  func described() throws {
    let sources = try ProgramSources.all().filter { $0.name.hasSuffix(".swift") }
    let pattern = /(?m)^( *)(?:\w+ )*(?:struct|enum|class) (\w+)(?:<[^>]*>)?: ([^{]*)\{/
    var (errors, missing) = (0, Set<String>())
    for (_, text) in sources {
      for match in text.matches(of: pattern) {
        let (name, parents) = (match.2, match.3)
        guard parents.contains(/\bError\b/) else { continue }
        errors += 1
        let isNested = !match.1.isEmpty
        let isDescribed =
          parents.contains("CustomStringConvertible")
          || sources.contains {
            $0.text.contains("extension \(name): CustomStringConvertible")
          }
        if !isDescribed {
          missing.insert(isNested && name == "Refusal" ? "StoredSave.Refusal" : String(name))
        }
      }
      // A part of an error is put into a sentence only where it is a text.
      #expect(!text.contains(/\\\(error\.problem\)/))
    }
    #expect(errors > 25 && missing == Self.inner)
  }
}
