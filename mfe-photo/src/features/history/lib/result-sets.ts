import { maxPhotos } from '@datewright/contracts/photo/limits';
import type { ResultSummary } from '@datewright/contracts/photo/list-results';
import { isSameDay } from './format-day.ts';

/** Results that belong together, the oldest first. */
export interface ResultSet {
  /** The operation id of its first photo: stays the same while others are added. */
  id: string;
  results: ResultSummary[];
}

/** Milliseconds between two photos of a day that begin a new set. */
const longestPauseMs = 60 * 60_000;

/** Sorts results, newest first as the service lists them, into sets of one day, each no larger than a page of photos. */
export function groupIntoSets(results: readonly ResultSummary[]): ResultSet[] {
  const sets: ResultSet[] = [];
  for (const result of results.toReversed()) {
    const last = sets[0]?.results ?? [];
    const before = new Date(last.at(-1)?.at ?? 0);
    const at = new Date(result.at);
    const isTogether = isSameDay(before, at) && at.getTime() - before.getTime() < longestPauseMs;
    if (isTogether && last.length < maxPhotos) last.push(result);
    else sets.unshift({ id: result.operationId, results: [result] });
  }
  return sets;
}

/** The highest score of a set's photos that a profile can use; null without one. */
export function findBestScore({ results }: ResultSet): number | null {
  const scores = results.filter(({ type }) => type !== 'other').map(({ score }) => score);
  return scores.length > 0 ? Math.max(...scores) : null;
}
