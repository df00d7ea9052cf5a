import Formats
import Testing

@Suite("Text of HTML")
struct HTMLTextTests {
  private func plain(_ html: String, _ ruby: HTMLText.Ruby = .beside) -> String {
    HTMLText.plain(html, lineBreak: " | ", ruby: ruby)
  }

  @Test(
    "named references are characters, old ones also without a semicolon",
    arguments: [
      ("ni&ntilde;o", "niño"), ("&eacute;t&eacute;", "été"), ("summer &rarr; hot", "summer → hot"),
      ("f&uuml;r", "für"), ("&zwnj;می&zwnj;خواهم", "\u{200C}می\u{200C}خواهم"), ("&NotEqualTilde;", "≂̸"),
      ("&CounterClockwiseContourIntegral;", "∳"), ("&notin; &notit; &not", "∉ ¬it; ¬"),
      ("caf&eacute", "café"),
      ("a&amp;nbsp;b", "a&nbsp;b"), ("red&nbsp;&nbsp;", "red"), ("a&ensp;&NewLine;b", "a b"),
      ("AT&T &x; &; & &rarr", "AT&T &x; &; & &rarr"), ("&frac12;&Zeta;&apos;&AMP;", "½Ζ'&"),
    ])
  func names(html: String, text: String) { #expect(plain(html) == text) }

  @Test(
    "numbers are characters; those of Windows-1252 are meant as such",
    arguments: [
      ("coffee&#x2019;s", "coffee’s"), ("caf&#233;", "café"), ("it&#146;s &#128;5", "it’s €5"),
      ("&#233 &#XE9;", "é é"), ("&#;&#x;&#xZ;&#1114112;&#129;", "&#;&#x;&#xZ;&#1114112;&#129;"),
    ])
  func numbers(html: String, text: String) { #expect(plain(html) == text) }

  @Test(
    "cells, items and blocks are apart",
    arguments: [
      ("<table><tr><td>ich</td><td>bin</td></tr><tr><th>du</th></tr></table>", "ich | bin | du"),
      ("<ul><li>a<li>b</ul>", "a | b"), ("<dl><dt>a</dt><dd>b</dd></dl>", "a | b"), ("<h2>a</h2>b", "a | b"),
      ("a<blockquote>b</blockquote>c", "a | b | c"), ("H<sub>2</sub>O", "H2O"),
    ])
  func apart(html: String, text: String) { #expect(plain(html) == text) }

  @Test(
    "readings of ruby are beside the text, left out, or in its place",
    arguments: [
      ("<ruby>漢字<rt>かんじ</rt></ruby>", "漢字(かんじ)", "漢字", "かんじ"),
      ("お<RUBY>茶<RT>ちゃ</RUBY>を", "お茶(ちゃ)を", "お茶を", "おちゃを"),
      (
        "<ruby>汉<rp>(</rp><rt>hàn</rt><rp>)</rp>字<rp>(</rp><rt>zì</rt><rp>)</rp></ruby>", "汉(hàn)字(zì)", "汉字",
        "hànzì"
      ),
      ("<ruby><rb>漢<rb>字<rt>かん<rt>じ</ruby>", "漢字(かん)(じ)", "漢字", "かんじ"), ("<ruby>漢字</ruby>", "漢字", "漢字", "漢字"),
      ("<ruby>漢<rt></rt></ruby>", "漢", "漢", ""), ("<rt>x</rt>", "x", "x", "x"),
      ("<ruby>漢<rt>かん", "漢(かん)", "漢", "かん"),
    ])
  func ruby(html: String, beside: String, leftOut: String, alone: String) {
    #expect(plain(html) == beside)
    #expect(plain(html, .leftOut) == leftOut)
    #expect(plain(html, .alone) == alone)
    let split = HTMLText.split(html, lineBreak: " ")
    #expect(split.text == leftOut && split.reading == (alone == leftOut ? nil : alone))
  }
}
