/** Frequent words of German, Spanish, French, Italian, Portuguese, Dutch, Slavic languages and Romanian that neither English nor Hungarian has. */
export const otherLanguageWords: ReadonlySet<string> = new Set(
  `
  ich du und nicht ist bist das der ein eine mein dein dir dich mit auf wie geht aber auch sehr gut nur noch wir
  el los las una que muy estoy eres tú qué dónde con para pero por gracias bien quien
  je les des une est dans avec pas très moi toi suis nous vous mais aussi
  il di che non sono bene grazie della anche sto stai molto appena
  não você um uma com muito obrigado obrigada
  het een ik niet jij heb maar ook
  som sa ako dobre si jsem jak máš mám jest nie się czy jestem sam sebe
  este sunt foarte ești și acasa
  `
    .trim()
    .split(/\s+/),
);
