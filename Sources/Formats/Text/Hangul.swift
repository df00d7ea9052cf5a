/// Hangul syllables computed from their letters: the arithmetic of The Unicode Standard, section 3.12.
package enum Hangul {
  private static let syllables: UInt32 = 0xAC00
  private static let leads: UInt32 = 0x1100
  private static let vowels: UInt32 = 0x1161
  /// One before the first trailing consonant: 0 means none.
  private static let tails: UInt32 = 0x11A7
  private static let leadCount: UInt32 = 19
  private static let vowelCount: UInt32 = 21
  private static let tailCount: UInt32 = 28

  /// The lead, the vowel and any tail of a syllable; nil for any other scalar.
  package static func parts(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    guard let index = offset(scalar, from: syllables, below: leadCount * vowelCount * tailCount) else {
      return nil
    }
    let tail = index % tailCount
    let codes = [
      leads + index / (vowelCount * tailCount), vowels + index / tailCount % vowelCount, tails + tail,
    ]
    return codes.prefix(tail == 0 ? 2 : 3).compactMap(Unicode.Scalar.init)
  }

  private static func offset(_ scalar: Unicode.Scalar, from base: UInt32, below count: UInt32) -> UInt32? {
    scalar.value >= base && scalar.value < base + count ? scalar.value - base : nil
  }
}

/// Conversion between conjoining letters and standalone ones (Hangul Compatibility Jamo).
extension Hangul {
  /// The lead of a syllable that begins with its vowel.
  package static let silent: Unicode.Scalar = "\u{110B}"

  private static let aloneLeads = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let aloneTails = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let aloneVowels: UInt32 = 0x314F

  /// The standalone form of a conjoining letter; nil for any other scalar.
  package static func letter(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if let index = offset(scalar, from: leads, below: leadCount) { return aloneLeads[Int(index)] }
    if let index = offset(scalar, from: vowels, below: vowelCount) {
      return Unicode.Scalar(aloneVowels + index)
    }
    return offset(scalar, from: tails + 1, below: tailCount - 1).map { aloneTails[Int($0)] }
  }

  /// The conjoining lead of a standalone letter; nil where it has none.
  package static func lead(of letter: Unicode.Scalar) -> Unicode.Scalar? {
    aloneLeads.firstIndex(of: letter).flatMap { Unicode.Scalar(leads + UInt32($0)) }
  }

  /// The conjoining vowel of a standalone letter; nil where it is none.
  package static func vowel(of letter: Unicode.Scalar) -> Unicode.Scalar? {
    offset(letter, from: aloneVowels, below: vowelCount).flatMap { Unicode.Scalar(vowels + $0) }
  }

  /// The lead that a tail becomes before a vowel. Nil for ng, which stays a tail, for clusters and for any
  /// other scalar.
  package static func lead(ofTail tail: Unicode.Scalar) -> Unicode.Scalar? {
    guard let index = offset(tail, from: tails + 1, below: tailCount - 1), aloneTails[Int(index)] != "ㅇ"
    else {
      return nil
    }
    return lead(of: aloneTails[Int(index)])
  }

  /// Whether a scalar is a conjoining trailing consonant.
  package static func isTail(_ scalar: Unicode.Scalar) -> Bool {
    offset(scalar, from: tails + 1, below: tailCount - 1) != nil
  }

  package static func isSyllable(_ scalar: Unicode.Scalar) -> Bool { parts(of: scalar) != nil }
}
