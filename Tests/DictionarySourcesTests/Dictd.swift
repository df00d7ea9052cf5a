/// Dictionaries of dictd as tests write them.
enum Dictd {
  /// Articles and the index to them.
  static func made(_ articles: [(String, String)]) -> (text: [UInt8], index: [UInt8]) {
    var text = Array("00-database-dictfmt-1.13.0\n".utf8)
    var index = "00databaseinfo\tA\tb\n"
    for (head, article) in articles {
      index += "\(head)\t\(base64(text.count))\t\(base64(article.utf8.count))\n"
      text += article.utf8
    }
    return (text, Array(index.utf8))
  }

  private static func base64(_ number: Int) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return (number >= 64 ? base64(number / 64) : "") + String(digits[number % 64])
  }
}
