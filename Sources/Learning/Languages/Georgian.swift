/// Georgian.
enum Georgian {
  static let facts = LanguageFacts(
    hasOnePresent: true, informal: "წ=w,c ხ=x ქ=q ყ=y,q ფ=f ჟ=j ც=c")
}
