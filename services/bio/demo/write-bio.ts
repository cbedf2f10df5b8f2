import { dice, shuffled } from '@datewright/demo/pick';
import { plain } from '@datewright/demo/plain';
import { render } from '@datewright/demo/render';
import { bioSlots, seekOf, subjectsOf } from './bio-slots.ts';
import { bioBooks, type LanguageBook } from './books.ts';
import { explainBio, type Used } from './explain-bio.ts';
import type { BioTask } from './read-bio-task.ts';
import { soundLike } from './sound-like.ts';
import { tidyBio } from './tidy-bio.ts';

interface WrittenBio {
  bio: string;
  explanation: string[];
}

/** Which sentences a draft has: whole first, shorter for whoever has little room. */
const shapes: (keyof Used)[][] = [
  ['own', 'opener', 'opinion', 'seek', 'closer'],
  ['own', 'opener', 'seek', 'closer'],
  ['own', 'opener', 'seek'],
  ['own', 'closer'],
  ['opener', 'closer'],
  ['opener', 'seek'],
  ['opener'],
  ['own'],
  ['opinion'],
  ['closer'],
];
const triesEach = 30;
const longWinded = 420;

function framesOf({ saysItself, isPhrase, seeks }: LanguageBook, seek: string): string[] {
  if (saysItself.test(seek)) return ['{seek}.'];
  return isPhrase.test(seek) ? seeks.phrase : seeks.anything;
}

/** A bio made of what the task gives. The same task, `avoid` included, always gives the same. */
export function writeBio(task: BioTask): WrittenBio {
  const book: LanguageBook = bioBooks[task.language];
  const roll = dice(JSON.stringify(task));
  const taken = new Set([...task.avoid, task.currentBio].map(plain));
  const subjects = subjectsOf(task, book);
  const seek = seekOf(task.lookingFor, book);
  const room = Math.min(task.limit, longWinded + task.currentBio.length);
  const own = tidyBio(task.currentBio, book);

  function draft(shape: (keyof Used)[]): Used {
    const slots = bioSlots(shuffled(subjects, roll), book, seek, roll);
    const one = (frames: string[]) => render(frames[Math.floor(roll() * frames.length)] ?? '', slots) || undefined;
    const seeks = framesOf(book, seek ?? '');
    const all: Used = {
      own: own.sentences.join(' ') || undefined,
      opener: own.sentences.length > 0 ? undefined : one(book.openers[task.tone]),
      opinion: one(book.opinions[task.tone]),
      seek: seek ? one(seeks) : undefined,
      closer: one(book.closers[task.tone]),
    };
    return Object.fromEntries(shape.map((part) => [part, all[part]]));
  }

  for (const shape of shapes) {
    for (let attempt = 0; attempt < triesEach; attempt++) {
      const used = draft(shape);
      const bio = soundLike(task.voice, Object.values(used).filter(Boolean).join(' '));
      if (bio === '' || bio.length > room || taken.has(plain(bio))) continue;
      return { bio, explanation: explainBio(task, book, used, own.isShorter, roll) };
    }
  }
  return { bio: own.sentences.join(' ').slice(0, task.limit), explanation: [book.explain.tone[task.tone]] };
}
