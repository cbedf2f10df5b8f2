import type { Language } from '@datewright/safety/text/language';
import { compilePhrases, recommends } from './phrases.ts';

interface RefusalSignals {
  inPerson: string;
  onScreen: string;
}

/** Describes how to recognise a no. Added to tips about closeness that lack such a sentence. */
const refusalSignals: Record<Language, RefusalSignals> = {
  en: {
    inPerson:
      'Leaning away, going quiet or a short laugh is a no: step back, change the subject, and do not try again.',
    onScreen: 'Looking away, short answers or a camera that goes off is a no: let it go, and ask if they want to stop.',
  },
  hu: {
    inPerson: 'Ha elhúzódik, elhallgat vagy csak zavartan nevet, az nem: lépj vissza, válts témát, és ne próbáld újra.',
    onScreen: 'Ha elnéz, röviden felel vagy kikapcsolja a kamerát, az nem: engedd el, és kérdezd meg, abbahagyjátok-e.',
  },
};

export const getRefusalSignal = (language: Language, video: boolean): string =>
  refusalSignals[language][video ? 'onScreen' : 'inPerson'];

const persistencePhrases = compilePhrases(`
  try again / try it again / try once more / try one more time / ask again / ask once more / keep going / keep trying / put your hand back / leave it there a * / fogd meg újra / carry on touching / carry on kissing / carry on holding / carry on with it / carry on anyway / carry on as before / wait a minute and / wait a moment and / give it another try / a second try / move closer / insist
  próbáld újra / próbáld meg újra / próbálkozz * / kérdezd újra / kérdezd meg újra / kérdezd meg később / folytasd / később újra / menj közelebb / húzódj közelebb
`);

/** "Carry on cooking" is about something else. */
const carriesOn = /(?<!\p{L})carry on(?=\s*(?:[.,!;:?]|$))/giu;

/** True for a sentence about closeness that continues after a no. */
export const ignoresRefusal = (text: string): boolean =>
  recommends(text, persistencePhrases) || recommends(text, carriesOn);
