/// Numbers that stand in digits where they are asked in words.
enum NumberWords {
  /// The number that a text in digits is, with commas or spaces between thousands; nil for anything else.
  static func value(ofDigits text: String) -> Int? {
    let digits = text.filter { !", ".contains($0) }
    return digits.isEmpty || !digits.allSatisfy { $0.isASCII && $0.isNumber } ? nil : Int(digits)
  }

  /// The number that a word of a language is; nil for anything else.
  static func value(of word: String, in language: String) -> Int? {
    tables[language]?[word]
  }

  private static let tables: [String: [String: Int]] = rows.mapValues { row in
    var table: [String: Int] = [:]
    for entry in row.split(separator: ";") {
      let parts = entry.split(separator: "=")
      if let value = Int(parts[0]) {
        for word in parts[1].split(separator: ",") { table[String(word)] = value }
      }
    }
    return table
  }

  private static let rows: [String: String] = [
    "en":
      "0=zero;1=one;2=two;3=three;4=four;5=five;6=six;7=seven;8=eight;9=nine;10=ten;11=eleven;12=twelve;13=thirteen;14=fourteen;15=fifteen;16=sixteen;17=seventeen;18=eighteen;19=nineteen;20=twenty;30=thirty;40=forty;50=fifty;60=sixty;70=seventy;80=eighty;90=ninety;100=hundred,one hundred;1000=thousand,one thousand;10000=ten thousand;1000000=million",
    "ru":
      "0=ноль;1=один;2=два;3=три;4=четыре;5=пять;6=шесть;7=семь;8=восемь;9=девять;10=десять;11=одиннадцать;12=двенадцать;20=двадцать;30=тридцать;40=сорок;50=пятьдесят;100=сто;1000=тысяча;1000000=миллион",
    "es":
      "0=cero;1=uno;2=dos;3=tres;4=cuatro;5=cinco;6=seis;7=siete;8=ocho;9=nueve;10=diez;11=once;12=doce;20=veinte;100=cien;1000=mil",
    "de":
      "0=null;1=eins;2=zwei;3=drei;4=vier;5=fünf;6=sechs;7=sieben;8=acht;9=neun;10=zehn;11=elf;12=zwölf;20=zwanzig;100=hundert;1000=tausend",
  ]
}
