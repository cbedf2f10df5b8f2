import { normalizeText } from '@datewright/demo/normalize-text';
import { createSeededRandom, shuffle } from '@datewright/demo/seeded-random';
import { startsWord } from './has-word.ts';
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
const alcohol = /(?<!\p{L})(?:drink|alcohol|sober|isz|alkohol)/iu;

function suits({ not = [], video = false, gentle = false }: SpotFrame, { needs, gentle: mustBeGentle }: Task): boolean {
  if (video !== needs.video || (mustBeGentle && !gentle)) return false;
  if (needs.budget !== 'any' && not.includes(needs.budget)) return false;
  return (['stepFree', 'noAlcohol', 'daylight'] as const).every((need) => !needs[need] || !not.includes(need));
}

/** Picks four kinds of place that suit the task. The same task always produces the same four. */
export function findSpots(task: Task, book: CoachPhrasebook): WrittenSpot[] {
  const roll = createSeededRandom(JSON.stringify(task));
  const { topics: quotes, limits } = listQuotes(task);
  const avoidsAlcohol = limits.some((one) => alcohol.test(one));
  const shown = new Set(task.avoid.map(normalizeText));
  const fitting = shuffle(book.spots, roll).filter(
    (frame) =>
      suits(frame, task) &&
      !(avoidsAlcohol && frame.not?.includes('noAlcohol')) &&
      !shown.has(normalizeText(frame.name)),
  );
  const found = fitting.map(({ words, type, name, description, reason, goodWhen }) => {
    const matchingQuotes = quotes.filter((quote) => words.some((word) => startsWord(quote, word))).slice(0, 2);
    return { type, name, description, reason, goodWhen, quotes: matchingQuotes };
  });
  return found.sort((a, b) => b.quotes.length - a.quotes.length).slice(0, spotCount);
}
