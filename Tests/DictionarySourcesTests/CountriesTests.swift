@testable import DictionarySources
import Formats
import Learning
import Testing

@Suite("Names of countries")
struct CountriesTests {
  private func names(_ lines: String) -> [UInt8] {
    Array("<ldml>\n<territories>\n\(lines)\n</territories>\n</ldml>".utf8)
  }

  private let georgian = """
    \t<territory type="150">ევროპა</territory>
    \t<territory type="CZ">ჩეხეთი</territory>
    \t<territory type="CZ" alt="variant">ჩეხეთის რესპუბლიკა</territory>
    \t<territory type="FR">საფრანგეთი</territory>
    \t<territory type="QO">ოკეანეთი</territory>
    """
  private let english = """
    <territory type="CZ">Czechia</territory>
    <territory type="FR">France</territory>
    <territory type="ST">São Tomé &amp; Príncipe</territory>
    """

  @Test("continents, second names and non-countries are left out; the most populous come first")
  func entries() throws {
    let (terms, meanings) = (try Countries.names(names(georgian)), try Countries.names(names(english)))
    #expect(terms == ["CZ": "ჩეხეთი", "FR": "საფრანგეთი"])
    #expect(meanings["ST"] == "São Tomé & Príncipe")
    let text = """
      <supplementalData><territoryInfo>
      <territory type="CZ" gdp="1" population="10702500">
      <territory type="FR" gdp="2" population="67848200">
      </territoryInfo>
      """
    let populations = try Countries.populations(Array(text.utf8))
    let entries = Countries.entries(terms, meanings, populations, language: "ka")
    #expect(entries.map(\.term) == ["საფრანგეთი", "ჩეხეთი"])
    #expect(entries.map(\.meanings) == [["France"], ["Czechia"]])
    #expect(entries.allSatisfy { $0.lists == ["countries"] && $0.language == "ka" })
  }

  @Test("a file without names is refused")
  func nothing() {
    for text in [
      "", "<territories>", "<territories></territories>",
      "<territories><territory type=\"FR\"></territories>",
    ] {
      #expect(throws: TextError.self) { try Countries.names(Array(text.utf8)) }
    }
  }

  @Test("the folder tells which of CLDR's files have names")
  func kinds() {
    let head = Array("<?xml version=\"1.0\"?>\n<ldml>".utf8)
    #expect(SourceKind.find(name: "common/main/ka.xml", head: head) == .countryNames(language: "ka"))
    #expect(SourceKind.find(name: "common/annotations/ka.xml", head: head) == nil)
    #expect(SourceKind.find(name: "common/main/ka_GE.xml", head: head) == nil)
    let other = Array("<supplementalData>".utf8)
    #expect(SourceKind.find(name: "common/supplemental/supplementalData.xml", head: other) == .populations)
  }
}
