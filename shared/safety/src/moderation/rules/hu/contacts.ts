import type { RuleDefinition } from '../../rule.ts';

/** What `contact-patterns.ts` cannot match: a network named as the way to write. */
export const contacts: RuleDefinition[] = [
  {
    reason: 'contacts',
    author: 'member',
    places: ['bio'],
    matches: [
      '(?:link|tobbi)(?: [a-z]+){0,6} (?:onlyfans[a-z]*|profil[a-z]*)',
      '(?:irj|irjal|keress|kovess|add|jelolj|megtalalsz|elerhetsz|elersz|dobj|dobj uzit|hivj|uzenj|talalsz|csekkold|nezz|jeloljetek|irjatok|keressetek|kovessetek)(?: [a-z]+){0,4} (?:inst[a-z]*|ig n|ig|igen dm|snap[a-z]*|telegram[a-z]*|facebook[a-z]*|face[a-z]*|fb[a-z]*|messenger[a-z]*|viber[a-z]*|whatsapp[a-z]*|discord[a-z]*|tiktok[a-z]*|onlyfans[a-z]*|signal[a-z]*|skype[a-z]*)',
      '(?:inst[a-z]*|snap[a-z]*|telegram[a-z]*|facebook[a-z]*|messenger[a-z]*|viber[a-z]*|whatsapp[a-z]*|discord[a-z]*|tiktok[a-z]*)(?: [a-z0-9]+){0,3} (?:irj|keress|kovess|megtalalsz|elersz|ott vagyok|ugyanez|ugyanezen|gyorsabb vagyok|tobbet vagyok|valaszolok|aktivabb[a-z]*|vagyok elerheto|nev[a-z]*|nevem)',
      '(?:insta|ig|snap|telegram|tg|fb|tiktok|discord|viber|whatsapp|instam|snapem) (?:is |a |nevem |nev |profilom )?(?!(?:nincs|nem|fotok|fotos|kepek|sztorik|influenszer|fuggo|mentes|helyett|es|is|kaja|trend|tancok|videok|recept|modell|mint|ami|de|vagy|nelkul|addikt)(?: |$))[a-z0-9]{3,}(?: [a-z0-9]+)?$',
      '(?:onlyfans[a-z]*|fansly|linktree|link a (?:bio[a-z]*|profil[a-z]*|leiras[a-z]*))',
      '(?:hivj|telefonszam[a-z]*|szamom|telom|mobil[a-z]*|tel|sms)(?: [a-z]+){0,3} ?[0-9]{2,}(?: [0-9]+){1,6}',
    ],
    unless: ['nem|nincs|ures|ne |utalom|torol[a-z]*|kihagy[a-z]*|nelkul'],
  },
];
