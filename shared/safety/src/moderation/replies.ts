import type { ModerationCategory } from '@datewright/contracts/moderation';
import type { Language } from '../text/language.ts';

const goodbyes: Record<Language, string[]> = {
  en: [
    'Thanks for telling me. I wish you all the best.',
    'Understood. I won’t write again. Take care.',
    'That’s fair, thank you for being honest. Goodbye!',
  ],
  hu: [
    'Köszönöm, hogy megmondtad. Minden jót kívánok!',
    'Értem, nem írok többet. Vigyázz magadra!',
    'Teljesen rendben van, köszönöm az őszinteséget. Szia!',
  ],
};

const caringReplies: Record<Language, string> = {
  en: 'I’m really glad you told me. I’m not the right person to carry this with you, but somebody is there right now: please call a help line, or 112 if it can’t wait. Is anyone near you tonight?',
  hu: 'Köszönöm, hogy elmondtad nekem. Egyedül nem tudok ebben segíteni, de van, aki most is ott van: kérlek, hívd a 116-123-at, vagy ha nem várhat, a 112-t. Van most valaki melletted?',
};

/** Prepared replies that a member may send, without an AI or a credit. */
export function freeReplies(kind: ModerationCategory, by: 'member' | 'match', language: Language): string[] {
  if (kind === 'clear-no') return goodbyes[language];
  return kind === 'self-harm' && by === 'match' ? [caringReplies[language]] : [];
}
