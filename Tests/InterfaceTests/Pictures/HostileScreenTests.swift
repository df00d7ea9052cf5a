import Engine
import Foundation
import FoundationXML
import Testing

@testable import Interface

@Suite("A hostile screen as SVG")
struct HostileScreenTests {
  private static let elements: Set = ["svg", "rect", "g", "path", "text", "style", "animate"]
  /// None of them can run anything or lead anywhere.
  private static let attributes: Set = [
    "xmlns", "viewBox", "width", "height", "xml:space", "x", "y", "rx", "d", "transform",
    "font-family", "font-size", "font-weight", "font-style", "text-anchor", "textLength", "lengthAdjust",
    "text-decoration", "fill", "fill-opacity", "opacity", "stroke", "stroke-width", "stroke-linecap",
    "stroke-dasharray", "visibility", "attributeName", "calcMode", "dur", "repeatCount", "keyTimes", "values",
  ]

  private static let texts = [
    "</text><script>alert(1)</script>", "<a href=\"javascript:alert(1)\">here</a>", "\"/><g onload='x()'/>",
    "]]><script>x</script><![CDATA[", "<!--", "--><image href=x onerror=y/>", "<?xml-stylesheet href=\"x\"?>",
    "<!DOCTYPE svg [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>&x;", "&amp;lt;script&amp;gt;",
    "&#60;script&#62;",
    "</style><style>@import 'http://example.org'</style>", "<animate attributeName=\"href\"/>",
    "\u{1B}]0;x\u{7}\u{0}\u{8}\u{C}\u{7F}\u{85}\u{9B}", "\u{FFFE}\u{FFFF}\u{1FFFE}\u{10FFFF}",
    "\u{2028}\u{2029}\r\n",
    "<\u{301}script>\u{301}", "&\u{301}x;", "\u{FF1C}script\u{FF1E}", "'\"`\\",
  ]

  @Test("is XML with our elements and attributes alone, and shows as text what was on it", arguments: texts)
  func names(text: String) throws {
    for canvas in Self.canvases(Text(text)) {
      var film = SVGFilm(canvas)
      film.show(Canvas(canvas.size), at: 1)
      for svg in [SVGFilm(canvas).text(), film.text(seconds: 2)] {
        let found = try #require(Contents(svg), "\(svg)")
        #expect(found.elements.isSubset(of: Self.elements))
        #expect(found.attributes.isSubset(of: Self.attributes))
        #expect(found.others == 0 && !found.style.contains(/@import|url\(/))
        let shown = Text(text).string.filter { !$0.isWhitespace }
        #expect(found.text.filter { !$0.isWhitespace } == shown)
      }
    }
  }

  private static func canvases(_ text: Text) -> [Canvas] {
    [Look(), Look(ornaments: .ascii)].map { look in
      var canvas = Canvas(Size(120, 1), look: look)
      canvas.put(text, at: Point(0, 0), Style(canvas.theme.text).bold)
      return canvas
    }
  }
}

private final class Contents: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []
  private(set) var (text, style) = ("", "")
  /// Comments, instructions, declarations and the like.
  private(set) var others = 0
  private var isInStyle = false

  /// Nil if it isn't well-formed.
  init?(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() { return nil }
  }

  func parser(
    _: XMLParser, didStartElement name: String, namespaceURI _: String?, qualifiedName _: String?,
    attributes found: [String: String]
  ) {
    elements.insert(name)
    attributes.formUnion(found.keys)
    isInStyle = name == "style"
  }

  func parser(_: XMLParser, didEndElement _: String, namespaceURI _: String?, qualifiedName _: String?) {
    isInStyle = false
  }

  func parser(_: XMLParser, foundCharacters characters: String) {
    if isInStyle { style += characters } else { text += characters }
  }

  func parser(_: XMLParser, foundComment _: String) { others += 1 }
  func parser(_: XMLParser, foundCDATA _: Data) { others += 1 }
  func parser(_: XMLParser, foundProcessingInstructionWithTarget _: String, data _: String?) { others += 1 }
  func parser(_: XMLParser, foundInternalEntityDeclarationWithName _: String, value _: String?) {
    others += 1
  }
  func parser(
    _: XMLParser, foundExternalEntityDeclarationWithName _: String, publicID _: String?, systemID _: String?
  ) { others += 1 }
}
