import { bioBooks, type LanguageBook } from './books.ts';
import type { BioTask } from './read-bio-task.ts';
import { writeBio } from './write-bio.ts';

const shortBio = 120;
const longBio = 450;
const seeks = /look(?:ing)? for|hoping to|someone who|meet (?:some|a )|keres|valaki|akivel|társ/i;
const concrete = /\d|(?<=\p{Ll} )\p{Lu}\p{Ll}{2,}/u;

/** What the demo AI thinks of a bio, and how it would write it. */
export function advise(task: BioTask): { feedback: string[]; improvedVersion: string } {
  const book: LanguageBook = bioBooks[task.language];
  const { advice } = book;
  const bio = task.currentBio;
  const feedback = [
    concrete.test(bio) ? advice.concrete : advice.plain,
    ...(book.worn.test(bio) ? [advice.worn] : []),
    ...(bio.length < shortBio ? [advice.short] : []),
    ...(bio.length > longBio ? [advice.long] : []),
    bio.includes('?') ? advice.question : advice.noQuestion,
    seeks.test(bio) ? advice.seek : advice.noSeek,
    advice.warm,
  ];
  return { feedback: feedback.slice(0, 5), improvedVersion: writeBio({ ...task, task: 'improve' }).bio };
}
