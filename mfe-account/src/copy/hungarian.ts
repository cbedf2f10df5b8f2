import { passwordMinimum } from '@datewright/contracts/plans';

/** Sentences that the product says in Hungarian whatever the locale. Show them in an element with `lang="hu"`. */
export const hungarian = {
  resetTooSoon:
    'Biztonsági okokból 60 másodpercenként csak egyszer kérhetsz új linket. Várj egy kicsit, és próbáld újra.',
  emailWrong: 'Érvénytelen e-mail-cím. Ellenőrizd, és próbáld újra.',
  userUnknown: 'Ezzel az e-mail-címmel nem találtunk felhasználót.',
  resetSession: 'Nem sikerült munkamenetet létrehozni a jelszó módosításához. Kérjük, próbáld újra.',
  passwordShort: `A jelszónak legalább ${passwordMinimum} karakter hosszúnak kell lennie.`,
  passwordWrong: 'Érvénytelen jelszó. Kérjük, válassz másikat.',
  resetExpired: 'A jelszó-visszaállító link lejárt vagy érvénytelen. Kérjük, igényelj újat.',
};

const sentences = new Set(Object.values(hungarian));

/** The language to mark a sentence with, when it is not the page's. */
export const languageOf = (sentence: string) => (sentences.has(sentence) ? 'hu' : undefined);
