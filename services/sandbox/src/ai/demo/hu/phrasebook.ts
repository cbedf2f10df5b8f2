import type { Phrasebook } from '../phrasebook.ts';
import { askOuts } from './ask-outs.ts';
import { gentle } from './gentle.ts';
import { openers } from './openers.ts';
import { replies } from './replies.ts';
import { rewrites } from './rewrites.ts';
import { topics } from './topics.ts';

export const hungarian: Phrasebook = {
  hi: (name) => (name ? `Szia ${name}!` : 'Szia!'),
  hey: (name) => (name ? `Szia ${name}!` : 'Szia!'),
  topics,
  unknownTopic: {
    questions: [
      'Hogyan kezdődött nálad ez: „{topic}”?',
      'Mit gondol róla rosszul mindenki, ha ez kerül szóba: „{topic}”?',
      'Ha semmit sem tudnék erről: „{topic}”, hol kezdjem?',
    ],
    takes: ['akinek ilyesmi van a profiljában, annak a történetei is jobbak', 'az ilyesmi társaságban a legjobb'],
    plans: ['egy kávé és egy gyorstalpaló arról, amit szeretsz', 'egy délután, amikor megmutatod, miért szereted ezt'],
  },
  noTopic: {
    questions: [
      'Mi volt eddig a heted legjobb órája?',
      'Miről tudnál húsz percig beszélni felkészülés nélkül?',
      'Milyen apróság tett mostanában indokolatlanul boldoggá?',
      'Mi a legártatlanabb bűnös élvezeted?',
      'Mivel töltenél egy szabad keddet, ha senki sem nézné?',
    ],
    takes: [
      'a legjobb beszélgetések egy kicsit furcsa kérdéssel kezdődnek',
      'aki gyorsan válaszol, annak vannak a legjobb történetei',
      'mindenkinek van egy meglepően erős véleménye a reggeliről',
    ],
    plans: [
      'egy séta és egy jó kávé',
      'egy ital olyan helyen, ahol beszélgetni is lehet',
      'egy fagyi és egy kör a folyóparton',
    ],
  },
  times: [
    'csütörtök este vagy vasárnap délután',
    'szerdán munka után vagy szombaton négy körül',
    'ezen a héten vagy a következőn',
    'péntek este vagy egy ráérős vasárnap délelőtt',
  ],
  frames: { opener: openers, reply: replies, 'ask-out': askOuts },
  rewrites,
  gentle,
};
