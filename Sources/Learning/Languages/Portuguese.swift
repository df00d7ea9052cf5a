extension Language {
  static let portuguese = Language(
    tag: "pt", codes: ["por"], name: "Portuguese", nativeName: "português",
    otherNames: "portugues portugiesisch portugués portugais portoghese",
    letters: "áâãàçéêíóôõú",
    articles: ["o um|os uns", "a uma|as umas"],
    ownLetters: "ç",
    hasWidePresent: true,
    hasPluralS: true,
    commonest: """
      o a os as um uma de do da em no na com por para e ou mas não eu tu você ele ela nós eles ser estar
      ter fazer ir vir dizer ver saber poder querer dever comer beber dormir ler escrever falar ouvir
      trabalhar aprender comprar dar pegar encontrar pensar viver homem mulher menino menina criança mãe
      pai irmão irmã amigo família gente casa quarto cozinha porta janela mesa cadeira cama escola livro
      palavra língua cidade rua país carro trem avião água pão leite queijo carne peixe ovo maçã pera
      fruta café chá cerveja vinho açúcar sal cachorro cão gato rato pássaro cavalo vaca árvore flor
      floresta montanha mar rio lago céu sol lua estrela chuva neve vento tempo dia noite manhã hoje ontem
      amanhã semana mês ano hora segunda terça quarta quinta sexta sábado domingo primavera verão outono
      inverno dois duas três quatro cinco seis sete oito nove dez cem bom mau grande pequeno velho novo
      jovem bonito rápido quente frio vermelho azul verde amarelo preto branco sim obrigado olá quem que
      onde quando porque como muito aqui cabeça mão olho nariz boca pé braço coração dinheiro trabalho
      médico
      """)
}
