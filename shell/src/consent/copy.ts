import type { StorageCategory } from '@datewright/contracts/consent/choice';

interface ConsentCopy {
  title: string;
  text: string;
  details: string;
  /** Name and description of each purpose. */
  purposes: Record<StorageCategory, readonly [name: string, what: string]>;
  basicIs: string;
  later: string;
  settings: string;
  policy: string;
  reject: string;
  basic: string;
  all: string;
  /** The name of the other language, in that language. */
  other: string;
}

const hu: ConsentCopy = {
  title: 'Sütik: te döntesz',
  text: 'Sütik méréshez és hirdetésekhez? Csak ha engeded.',
  details: 'Részletek',
  purposes: {
    necessary: [
      'Szükséges',
      'Mindig bekapcsolva: bejelentkezés, biztonság, téma, a félbehagyott szövegeid és ez a választás.',
    ],
    functionality: ['Kényelem', 'Ami nélkül működik az oldal, de kevesebbet jegyez meg. Ma nem használunk ilyet.'],
    analytics: [
      'Alapmérés',
      'Mely oldalakat és gombokat használják, hol akadnak el. Név és e-mail-cím nélkül, csak nálunk.',
    ],
    advertising: [
      'Hirdetés',
      'Melyik hirdetésről érkeztél. Ezen az eszközön őrizzük (a kattintás azonosítóját 90 napig), és hozzáírjuk ahhoz, amit mérhetünk, meg a nekünk küldött üzenetedhez.',
    ],
    personalization: ['Személyre szabás', 'Ma nem használunk ilyet.'],
  },
  basicIs: 'A „Csak az alap” a szükségeseket és az alapmérést jelenti.',
  later: 'A választás 12 hónapig érvényes. Bármikor módosíthatod az oldal alján, a „Cookie settings” gombbal.',
  settings: 'Választás célonként',
  policy: 'Sütitájékoztató (angolul)',
  reject: 'Elutasítom',
  basic: 'Csak az alap',
  all: 'Mindet elfogadom',
  other: 'In English',
};

const en: ConsentCopy = {
  title: 'Cookies: you decide',
  text: 'Cookies for measuring and ads? Only if you allow them.',
  details: 'Details',
  purposes: {
    necessary: ['Necessary', 'Always on: signing in, security, theme, text you’ve started, and this choice.'],
    functionality: ['Convenience', 'The site works without these, but remembers less. We use none of them today.'],
    analytics: [
      'Basic measuring',
      'Which pages and buttons are used, and where people get stuck. No name, no address, and only we see it.',
    ],
    advertising: [
      'Advertising',
      'Which ad led you here. Kept on this device (a click’s ID for 90 days), and noted with what you let us measure and with a message you send us.',
    ],
    personalization: ['Personalization', 'We use none of these today.'],
  },
  basicIs: '“Basic only” means the necessary ones and basic measuring.',
  later: 'Your choice lasts 12 months. Change it at any time under “Cookie settings” at the bottom of the page.',
  settings: 'Choose by purpose',
  policy: 'Cookie policy',
  reject: 'Reject',
  basic: 'Basic only',
  all: 'Accept all',
  other: 'Magyarul',
};

export const consentCopy = { hu, en };
export type ConsentLanguage = keyof typeof consentCopy;

/**
 * Returns Hungarian if the browser prefers it to English, otherwise English. Consent to a text that the visitor cannot
 * read is not valid.
 */
export function detectConsentLanguage(languages: readonly string[] = navigator.languages): ConsentLanguage {
  const first = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'hu' || tag === 'en');
  return first === 'hu' ? 'hu' : 'en';
}
