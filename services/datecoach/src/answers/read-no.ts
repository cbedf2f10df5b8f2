import type { Language } from '@datewright/service-kit/safety/language';

interface Sentences {
  inPerson: string;
  onScreen: string;
}

/** How to read a no, said with each tip about closeness that has no such sentence of its own. */
const sentences: Record<Language, Sentences> = {
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

export const howToReadNo = (language: Language, video: boolean): string =>
  sentences[language][video ? 'onScreen' : 'inPerson'];
