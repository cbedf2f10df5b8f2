import type { Frames } from '../phrasebook.ts';

export const rewrites: Frames = {
  flirty: [
    {
      say: '{Draft} {question}',
      why: 'A te szavaid, egy könnyen megválaszolható kérdéssel.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{Draft} Semmi nyomás, de már most tetszik, merre tart ez.',
      why: 'A te szavaid, könnyed befejezéssel.',
      evidence: 'shortPersonalFunny',
    },
    { say: '{Hey} {Draft} Te jössz.', why: 'A te szavaid, meleg kezdéssel.', evidence: 'shortPersonalFunny' },
    {
      say: '{draft1} És ha már itt tartunk: {q}',
      why: 'Megtartja az első gondolatodat, és ad mire felelni.',
      evidence: 'followUpQuestions',
    },
    { say: '{Draft}', why: 'Pontosan a te szavaid, rendbe téve.', evidence: 'soundHuman' },
    { say: '{question} {Draft}', why: 'Kérdéssel nyit, és a te szavaiddal zár.', evidence: 'followUpQuestions' },
  ],
  thoughtful: [
    {
      say: '{Draft} {question}',
      why: 'A te szavaid, utána egy kérdés, amely érdeklődést mutat.',
      evidence: 'followUpQuestions',
    },
    {
      say: '{Hey} {Draft} Szívesen hallanám, te hogyan látod.',
      why: 'A te szavaid, őszinte meghívással a válaszra.',
      evidence: 'followUpQuestions',
    },
    { say: '{Draft} Nem sürgős, csak kíváncsi vagyok.', why: 'A te szavaid, minden nyomás nélkül.', evidence: null },
    {
      say: '{draft1} Elgondolkodtatott: {q}',
      why: 'Megtartja az első gondolatodat, és egy lépéssel mélyebbre megy.',
      evidence: 'followUpQuestions',
    },
    { say: '{Draft}', why: 'Pontosan a te szavaid, rendbe téve.', evidence: 'soundHuman' },
    {
      say: '{Draft} Te hogy vagy ezzel{,name}?',
      why: 'A te szavaid, a végén felé fordulva.',
      evidence: 'followUpQuestions',
    },
  ],
  bold: [
    { say: '{Draft} Te jössz{,name}.', why: 'A te szavaid, magabiztos befejezéssel.', evidence: 'shortPersonalFunny' },
    { say: '{Draft} {question}', why: 'A te szavaid és egy egyenes kérdés.', evidence: 'followUpQuestions' },
    {
      say: '{draft1}',
      why: 'Csak a legerősebb mondatod: a rövid jobb, mint a hosszú.',
      evidence: 'shortPersonalFunny',
    },
    {
      say: '{Hey} Egyenesen a lényeg. {Draft}',
      why: 'A te szavaid, bemelegítés nélkül.',
      evidence: 'shortPersonalFunny',
    },
    { say: '{Draft}', why: 'Pontosan a te szavaid, rendbe téve.', evidence: 'soundHuman' },
    {
      say: '{Draft} Győzz meg az ellenkezőjéről.',
      why: 'A te szavaid, barátságos kihívással.',
      evidence: 'shortPersonalFunny',
    },
  ],
};
