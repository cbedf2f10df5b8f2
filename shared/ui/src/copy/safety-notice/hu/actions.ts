import type { SafetyNoticeCopy } from '../en.ts';

export const actions: SafetyNoticeCopy['actions'] = {
  useRest: 'Használom enélkül',
  free: 'Ingyenes, nem kerül kreditbe.',
  goodbyes: 'Egy rövid búcsú, ha szeretnél',
  caring: 'Mutass egy együttérző választ',
  copyWords: { copy: 'Másolás', copied: 'Kimásolva!', failed: 'A másolás nem sikerült. Próbáld újra.' },
  wrong: 'Ez tévedés',
  asksAge: 'Tévedünk? Írd be a korát a profiljához. Ha elmúlt 18 éves, folytathatod.',
  thanks: 'Köszönjük. Egy munkatársunk megnézi, milyen gyakran fordul ez elő; a szövegedet nem küldjük el.',
  cost: '1 kredit',
};

export const questions: SafetyNoticeCopy['questions'] = {
  minor: {
    match: 'Mindenki elmúlt 18 éves, ahogy a profilja mondja? Ezért te felelsz.',
    member: 'Elmúltál 18 éves? Ezért te felelsz.',
  },
  'self-harm': {
    match: 'Mégis jól van? Akkor tapintatosan írok, viccek és randira hívás nélkül. A számok itt maradnak.',
    member: 'Mégis jól vagy? Akkor tapintatosan írok, viccek és randira hívás nélkül. A számok itt maradnak.',
  },
  threat: {
    match: 'Ez csak vicc köztetek, vagy másról szól? Ezért te felelsz.',
    member: 'Ez csak vicc köztetek, vagy másról szól? Ezért te felelsz.',
  },
  'clear-no': {
    match: 'Tényleg nem mondott nemet? Ezért te felelsz.',
    member: 'Tényleg nem mondott nemet? Ezért te felelsz.',
  },
  hate: {
    match: 'Tényleg rendben van ez neked, és válaszolni szeretnél? Ezért te felelsz.',
    member: 'Tényleg nem akarsz vele bántani senkit? Ezért te felelsz.',
  },
  grief: {
    match: 'Mégsem nehéz időszak ez? Akkor írok úgy, ahogy szoktam.',
    member: 'Mégsem nehéz időszak ez? Akkor folytatom úgy, ahogy szoktam.',
  },
};
export const answers: SafetyNoticeCopy['answers'] = { yes: 'Igen, tovább', no: 'Nem, hagyjuk' };

const local = 'a helyi segélyhívót';
const call = (number: string | null) => `hívd ${number === null ? local : `a segélyhívót (${number})`}`;

export const help: SafetyNoticeCopy['help'] = {
  titles: { self: 'Beszélj most valakivel', them: 'Egy szám, neki is, neked is', child: 'Valaki, aki meghallgat' },
  free: 'ingyenes',
  always: 'éjjel-nappal',
  texts: 'hívás vagy SMS',
  directory: (name) => `Segélyvonalak a világ minden tájáról: ${name}`,
  elsewhere: 'Máshol vagy?',
  danger: {
    self: (number) => `Ha úgy érzed, most bánthatod magad, ${call(number)}, vagy menj a legközelebbi sürgősségire.`,
    them: (number) => `Ha lehet, hogy most veszélyben van, ${call(number)}.`,
    you: (number) => `Ha most veszélyben vagy, ${call(number)}.`,
  },
};

export const report: SafetyNoticeCopy['report'] = {
  title: 'Így tiltod le és jelented',
  apps: {
    Tinder:
      'Nyisd meg a beszélgetést, koppints fent a három pontra vagy a pajzsra, majd a Jelentésre (Report). A match törlése (Unmatch) ugyanott van.',
    Bumble:
      'Nyisd meg a beszélgetést, koppints fent a három pontra, majd a Letiltás és jelentés (Block & Report) pontra.',
    Hinge: 'Nyisd meg a beszélgetést és a menüjét, majd: Report vagy Unmatch. Később: Safety Center, Past Matches.',
  },
  hint: 'Előbb készíts képernyőképet: a matchcsel együtt a beszélgetés is eltűnhet. A másik nem tudja meg, ki jelentette.',
};
