export type ChatLanguage = 'en' | 'hu';

const hungarianWords = new Set(
  'a az egy kis nagy és es hogy nem is de van mi mit szia igen köszi nagyon csak meg ha én te neked vagyok jó jo lenne lesz volt akkor most itt ott ez azt ezt mert szeretem szeretek kedvenc együtt ma holnap'.split(
    ' ',
  ),
);
const englishWords = new Set(
  'the an and or that not are but what who where you i hi hey yes thanks love like my your how really just if to of in for with was were so it this do at on have we be'.split(
    ' ',
  ),
);

/** Whether a text is Hungarian or English, by its letters and small words; English when undecided. */
export function detectLanguage(text: string): ChatLanguage {
  const lower = text.toLowerCase();
  const letters = (lower.match(/[őű]/g)?.length ?? 0) * 2 + (lower.match(/[áéíóöúü]/g)?.length ?? 0) * 0.5;
  const words = lower.match(/\p{L}+/gu) ?? [];
  const lean = words.reduce(
    (sum, word) => sum + (hungarianWords.has(word) ? 1 : 0) - (englishWords.has(word) ? 1 : 0),
    0,
  );
  // One accent proves nothing: English has its cafés.
  return letters + lean > 0.5 ? 'hu' : 'en';
}
