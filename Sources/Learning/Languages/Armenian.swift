extension Language {
  static let armenian = Language(
    tag: "hy", codes: ["hye", "arm"], name: "Armenian", nativeName: "հայերեն",
    otherNames: "armenisch",
    letterDecks: ["armenian-letters"],
    scripts: [.armenian],
    sample: "բ",
    definiteEndings: ["ը", "ն"],
    hasOnePresent: true,
    informal: "ու=u և=ev,yev ը=y,e ղ=gh խ=kh,x ծ=ts ց=ts,c ձ=dz ճ=ch,tch չ=ch ջ=j շ=sh ժ=zh,j ռ=r ք=q,k")
}
