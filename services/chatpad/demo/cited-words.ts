import type { Slots } from '@datewright/demo/fill-template';
import type { Frame } from './phrasebook.ts';
import type { Task } from './read-task.ts';

const quotes = /[“”„"]/;
const lastQuestion = /[^.!?…:“”„"]{5,}\?/gu;

/** The words of a suggestion that its frame's study supports, or `null` when the study must not be cited. */
export function findCitedWords({ evidence }: Frame, text: string, slots: Slots, mode: Task['mode']): string | null {
  const inText = (...words: (string | null | undefined)[]) =>
    words.find(
      (word) => word && word.length > 4 && !quotes.test(word) && text.toLowerCase().includes(word.toLowerCase()),
    ) ?? null;
  switch (evidence) {
    case 'followUpQuestions':
      return text.match(lastQuestion)?.at(-1)?.trim() ?? null;
    case 'shortPersonalFunny':
      // The study covers first messages and asking for a date early.
      return mode === 'reply'
        ? inText(slots.plan)
        : inText(slots.plan, slots.quote, slots.topic, slots.take, slots.question);
    case 'concreteDisclosure':
      return inText(slots.quote, slots.topic, slots.topic2);
    case 'soundHuman':
      return inText(slots.Draft, slots.draft1);
    default:
      return null;
  }
}
