import type { PhraseBook } from '../phrase-book.ts';
import { topics } from './topics.ts';

export const hungarianPhraseBook: PhraseBook = {
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
};
