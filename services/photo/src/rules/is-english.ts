import { isInOtherLanguage } from '@datewright/safety/moderation/conversation-language';
import { getFrequencyScore } from '@datewright/safety/text/language';

const toWords = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Function words of English that the other languages here don't have. */
const englishWords = toWords(`
  the and are you your you're yourself with from this that these those by behind beside which who because while into away
  here there it's its off not nothing everything doesn't isn't can be has have
`);

/** Function words of German, Spanish, French, Italian, Portuguese, Dutch and Polish that English doesn't have. */
const otherWords = toWords(`
  der das den dem ein eine einen einem und ist mit von vom im zum zur auf für nicht dein deine deinen deiner du sich wird hinter
  el la los las un una del en que tu su por para es muy está y
  le les des une et est dans avec sur ton ta votre vous pour qui pas très trop
  il lo gli di della nel sul che non tuo tua sono è
  um uma da em com seu sua não
  de het een van op niet je jouw voor achter
  na się jest nie jej twoje twoja zdjęcie
`);

/** Whether a line is in English, as far as its function words tell. */
export function isEnglish(line: string): boolean {
  if (isInOtherLanguage(line, 'en')) return false;
  const words =
    line
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
  if (words.some((word) => englishWords.has(word))) return true;
  // Above 0, the letters are those of Hungarian.
  return getFrequencyScore(line) <= 0 && !words.some((word) => otherWords.has(word));
}
