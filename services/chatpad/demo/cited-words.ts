import type { Slots } from '@datewright/demo/fill-template';
import type { Frame } from './phrasebook.ts';
import type { Task } from './read-task.ts';

const quotes = /[“”„"]/;
const lastQuestion = /[^.!?…:“”„"]{5,}\?/gu;

/** The words of a suggestion that follow the study of its frame, or `null`: then the study has no place there. */
export function findCitedWords({ evidence }: Frame, text: string, slots: Slots, mode: Task['mode']): string | null {
  const inText = (...words: (string | null | undefined)[]) =>
    words.find(
      (word) => word && word.length > 4 && !quotes.test(word) && text.toLowerCase().includes(word.toLowerCase()),
    ) ?? null;
  switch (evidence) {
    case 'followUpQuestions':
      return text.match(lastQuestion)?.at(-1)?.trim() ?? null;
    case 'shortPersonalFunny':
      // About first messages, and about asking out early.
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
