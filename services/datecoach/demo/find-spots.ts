import { normalizeText } from '@datewright/demo/normalize-text';
import { createSeededRandom, shuffle } from '@datewright/demo/seeded-random';
import type { CoachPhrasebook, SpotFrame } from './phrasebook.ts';
import { listQuotes } from './quotes.ts';
import type { Task } from './read-task.ts';

interface WrittenSpot {
  type: string;
  name: string;
  description: string;
  reason: string;
  goodWhen: string[];
  quotes: string[];
}

const spotCount = 4;
const hasWordStartingWith = (text: string, word: string) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text);

function suits({ not = [], video = false, gentle = false }: SpotFrame, { needs, gentle: mustBeGentle }: Task): boolean {
  if (video !== needs.video || (mustBeGentle && !gentle)) return false;
  if (needs.budget !== 'any' && not.includes(needs.budget)) return false;
  return (['stepFree', 'noAlcohol', 'daylight'] as const).every((need) => !needs[need] || !not.includes(need));
}

/** Picks four kinds of place that suit the task. The same task always produces the same four. */
export function findSpots(task: Task, book: CoachPhrasebook): WrittenSpot[] {
  const roll = createSeededRandom(JSON.stringify(task));
  const quotes = listQuotes(task);
  const shown = new Set(task.avoid.map(normalizeText));
  const fitting = shuffle(book.spots, roll).filter(
    (frame) => suits(frame, task) && !shown.has(normalizeText(frame.name)),
  );
  const found = fitting.map(({ words, type, name, description, reason, goodWhen }) => {
    const matchingQuotes = quotes.filter((quote) => words.some((word) => hasWordStartingWith(quote, word))).slice(0, 2);
    return { type, name, description, reason, goodWhen, quotes: matchingQuotes };
  });
  return found.sort((a, b) => b.quotes.length - a.quotes.length).slice(0, spotCount);
}
