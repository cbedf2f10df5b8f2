import type { Slots } from '@datewright/demo/fill-template';
import { findSubject, findSubjects, looksLikeInstructions, type Subject } from '@datewright/demo/subjects';
import type { LanguagePhrases } from './phrases-by-language.ts';
import type { BioTask } from './read-bio-task.ts';

/** Contact details and text that reads like instructions to an AI are not used. */
const usable = (text: string) => text.trim() !== '' && !looksLikeInstructions(text) && !/\[[A-Z]+_\d+\]/.test(text);

/** The subjects of a bio: the interests, otherwise those of the current bio, otherwise generic ones. */
export function listSubjects({ interests, currentBio }: BioTask, { talk }: LanguagePhrases): Subject[] {
  const named = interests.filter(usable).map((interest) => findSubject(talk, interest));
  const spoken = usable(currentBio) ? findSubjects(talk, currentBio) : [];
  const found = [...named, ...spoken];
  return found.length > 0 ? found : [{ ...talk.noTopic, name: null }];
}

function joinNames(names: string[], and: string): string | null {
  if (names.length < 2) return null;
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}

/** What the member looks for, worded so that it fits into a sentence. */
export function pickLookingFor(lookingFor: string, book: LanguagePhrases): string | null {
  const [first = ''] = lookingFor
    .trim()
    .replace(book.seekStart, '')
    .split(/(?<=[.!?])\s|\n/);
  const seek = first.replace(/[\s.!?]+$/, '');
  if (!usable(seek)) return null;
  return /^(?:I\b|\p{Lu}{2})/u.test(seek) ? seek : seek.charAt(0).toLowerCase() + seek.slice(1);
}

/** The slots of one draft, chosen by the seeded dice; `named` are the interests in the order of this draft. */
export function fillBioSlots(
  subjects: Subject[],
  book: LanguagePhrases,
  seek: string | null,
  roll: () => number,
): Slots {
  const one = <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)];
  const names = subjects.flatMap(({ name }) => name ?? []);
  const subject = one(subjects);
  const question = one(subject?.questions ?? []);
  return {
    a: names[0],
    b: names[1],
    c: names[2],
    list: joinNames(names.slice(0, 3), book.and),
    take: one(subject?.takes ?? []),
    plan: one(subject?.plans ?? []),
    // It follows a colon.
    q: question && question.charAt(0).toLowerCase() + question.slice(1),
    seek,
  };
}
