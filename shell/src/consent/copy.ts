/** The banner is Hungarian, as the operator's visitors are asked; who does not read it turns it to English. */
export const consentCopy = {
  hu: {
    title: 'Sütik: te döntesz',
    text: 'A működéshez szükséges sütiket mindig használjuk. Mérni és a hirdetéseket követni csak akkor fogunk, ha engeded.',
    details: 'Részletek',
    rows: [
      ['Szükséges', 'Bejelentkezés, biztonság, téma és ez a választás. Nélkülük nem működik az oldal.'],
      ['Alapmérés', 'Mely oldalakat és gombokat használják, hol akadnak el. Név és e-mail-cím nélkül, csak nálunk.'],
      ['Hirdetés', 'Melyik hirdetésről érkeztél. Ezen az eszközön marad, a kattintás azonosítója 90 napig.'],
    ],
    basicIs: 'A „Csak az alap” a szükségeseket és az alapmérést jelenti.',
    later: 'A választás 12 hónapig érvényes. Bármikor módosíthatod az oldal alján, a „Cookie settings” gombbal.',
    reject: 'Elutasítom',
    basic: 'Csak az alap',
    all: 'Mindet elfogadom',
    other: 'In English',
  },
  en: {
    title: 'Cookies: you decide',
    text: 'We always use the cookies that the site needs to work. We measure and follow advertisements only if you allow it.',
    details: 'Details',
    rows: [
      ['Necessary', 'Signing in, security, theme and this choice. The site does not work without them.'],
      [
        'Basic measuring',
        'Which pages and buttons are used, and where people get stuck. No name, no address, only with us.',
      ],
      ['Advertising', 'Which advertisement led you here. It stays on this device, the id of the click for 90 days.'],
    ],
    basicIs: '“Basic only” means the necessary ones and basic measuring.',
    later: 'Your choice counts for 12 months. Change it at any time by “Cookie settings” at the bottom of the page.',
    reject: 'Reject',
    basic: 'Basic only',
    all: 'Accept all',
    other: 'Magyarul',
  },
} as const;
