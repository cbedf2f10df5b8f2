import { compilePattern, type Span } from './fact-family.ts';
import { idioms } from './lexicon/idioms.ts';

export interface Fact extends Span {
  text: string;
}

const idiom = compilePattern(idioms);

/** Replaces idioms by as many spaces, so that every position stays the same. */
export const blankIdioms = (folded: string): string => folded.replace(idiom, (found) => ' '.repeat(found.length));

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;

/** The first and longest of overlapping spans, with their texts. */
export function toFacts(text: string, spans: Span[]): Fact[] {
  const kept: Fact[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start >= (kept.at(-1)?.end ?? 0)) kept.push({ text: text.slice(start, end), start, end });
  }
  return kept;
}
