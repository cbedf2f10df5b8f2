/** Comparisons and images: according to the study, half of what makes a profile look original. */
export const hungarianImages = `
  mint egy
  mint a/az
  akár egy/a/az
  mintha
  olyan _ mint
  félig _ félig
  fele részben
  allergiás vagyok
  hadilábon
  háborúban állok
  harcban állok
  vesztésre állok
  veretlen
  világbajnok
  bajnoka vagyok
  hivatásos
  félhivatásos
  nem hivatalos
  titkos fegyver~
  szerelmi viszony~
  temetője
  múzeuma
  kórháza
  menhelye
`;
