/// The letters of the dots: a accent, s second accent, r right, w wrong, t text, m muted.
extension AvatarFigure {
  /// In the order in which they are offered.
  static let all = animals + others

  private static let animals = [
    AvatarFigure(
      name: "fox",
      dots: [
        "a......a", "aa....aa", "aaaaaaaa", "aa.aa.aa", "aaaaaaaa", "TTaaaaTT", ".TT..TT.", "..TTTT..",
      ],
      signs: [#"/\    /\"#, #"| o  o |"#, #" \ .. / "#, #"  \../  "#], face: #"/\o\/"#),
    AvatarFigure(
      name: "cat",
      dots: [
        "m......m", "mmm..mmm", "mmmmmmmm", "m.mmmm.m", "mmmmmmmm", "mmmwwmmm", "mm.mm.mm", ".mm..mm.",
      ],
      signs: [#"  /\_/\ "#, #" ( o.o )"#, #"  > ^ < "#, #" (") (")"#], face: "=^.^="),
    AvatarFigure(
      name: "owl",
      dots: [
        "s......s", "ssssssss", "sTTssTTs", "sT.ss.Ts", "sTTaaTTs", "sssaasss", "ssTssTss", ".aa..aa.",
      ],
      signs: [#"  ,___, "#, #"  (O,O) "#, #"  /)_)  "#, #"   " "  "#], face: "{O,O}"),
    AvatarFigure(
      name: "frog",
      dots: [
        ".rr..rr.", "r.rrrr.r", "rrrrrrrr", "rrrrrrrr", "r.rrrr.r", "rr....rr", ".rrrrrr.", "rr....rr",
      ],
      signs: [#"  @..@  "#, #" (----) "#, #"( >__< )"#, #"^^ ~~ ^^"#], face: "@--@"),
    AvatarFigure(
      name: "penguin",
      dots: [
        "..ssss..", ".sTssTs.", ".ssaass.", "sssTTsss", "ssTTTTss", "ssTTTTss", ".sTTTTs.", ".aa..aa.",
      ],
      signs: [#"   __   "#, #"  (o>)  "#, #" /(  )\ "#, #"  ^^^^  "#], face: "(o>)"),
    AvatarFigure(
      name: "whale",
      dots: [
        "t.t.....", ".t...s.s", ".....sss", ".ssss.s.", "sssssss.", "s.sssss.", "TTTTsss.", ".TTTss..",
      ],
      signs: [#" ":"    "#, #" .--. \/"#, #"(o   ~/ "#, #" '---'  "#], face: "(o~~<"),
    AvatarFigure(
      name: "fish",
      dots: [
        "........", "..aaT..a", ".aaaTa.a", "a.aaTaaa", "aaaaTaaa", ".aaaTa.a", "..aaT..a", "........",
      ],
      signs: [#"   ___  "#, #" /o   \/"#, #" \_<__/\"#, #"        "#], face: "<o)><"),
  ]

  private static let others = [
    AvatarFigure(
      name: "ghost",
      dots: [
        "..tttt..", ".tttttt.", "tttttttt", "t..tt..t", "t..tt..t", "tttttttt", "tttttttt", "tt.tt.tt",
      ],
      signs: [#"  .--.  "#, #" | oo | "#, #" |    | "#, #" '^^^^' "#], face: "(oo)"),
    AvatarFigure(
      name: "robot",
      dots: [
        "...ww...", "...mm...", "mmmmmmmm", "m.SmmS.m", "mmmmmmmm", "m.m..m.m", "mmmmmmmm", ".mm..mm.",
      ],
      signs: [#"   ||   "#, #" [o  o] "#, #" [====] "#, #"  d  b  "#], face: "[o_o]"),
    AvatarFigure(
      name: "rocket",
      dots: [
        "...ww...", "..tttt..", "..tSSt..", "..tSSt..", "..tttt..", ".wttttw.", "wwttttww", "...aa...",
      ],
      signs: [#"   /\   "#, #"  |()|  "#, #"  |  |  "#, #" /_^^_\ "#], face: "=|o>"),
    AvatarFigure(
      name: "mushroom",
      dots: [
        "..wwww..", ".wTTwww.", "wwTTwwTw", "wwwwwwTw", "wwwwwwww", "..tttt..", "..tttt..", ".tttttt.",
      ],
      signs: [#" .-oo-. "#, #"(o__o__)"#, #"  |  |  "#, #"  '--'  "#], face: "(o_)"),
    AvatarFigure(
      name: "tree",
      dots: [
        "...rr...", "..rrrr..", ".rrrWrr.", "..rrrr..", ".rWrrrr.", "rrrrrrrr", "...aa...", "...aa...",
      ],
      signs: [#"   /\   "#, #"  /o \  "#, #" /__o_\ "#, #"   ||   "#], face: "/|\\"),
    AvatarFigure(
      name: "cactus",
      dots: [
        "...rr...", "...rr.r.", "r..rr.r.", "r..rrrr.", "rrrrr...", "...rr...", ".wwwwww.", "..wwww..",
      ],
      signs: [#"   _    "#, #" |_||_| "#, #"   ||   "#, #"  \__/  "#], face: "|_||_|"),
  ]
}
