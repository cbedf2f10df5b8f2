import { createPhraseBook } from '../../phrases/phrase-book.ts';

/** Correctly spelled words in the wrong place: "egyenlőre" means "into equal parts", "egyelőre" means "for now". */
export const hungarianConfusions = createPhraseBook(
  `
  egyenlőre
  szabad időmben/időmet/idődben
  had legyek/mutassam/meséljek/mondjam/ismerjelek/kérdezzem/tudjam/nevessek
  több féle
  minden féle
  bármi féle
  jó pofa
  jó képű
  jó kedvű
  állat barát
  kutya barát
  macska barát
  `,
  'lower',
  'clause',
);
