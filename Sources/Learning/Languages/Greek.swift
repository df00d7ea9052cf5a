/// Greek.
enum Greek {
  static let facts = LanguageFacts(
    articles: ["ο ένας|οι", "η μία μια|οι", "το ένα|τα"], hasOnePresent: true,
    informal: """
      η=i,h θ=th,8 ξ=x,ks ω=o,w χ=h,x,ch υ=y,i,u ψ=ps β=b,v ου=u,ou αι=e,ai ει=i,ei οι=i,oi αυ=av,af,au \
      ευ=ev,ef,eu μπ=b,mp ντ=d,nt γκ=g,gk γγ=ng,gg τζ=tz,j
      """)
}
