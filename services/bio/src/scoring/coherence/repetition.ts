import type { ParsedBio } from '../text/parsed-bio.ts';

/** A sentence repeats another when this share of its words was in it. */
const minOverlap = 0.5;
const minWords = 3;

/** Of 100 words, how many are repeated: in a sentence like an earlier one, or next to the same word. */
export function repeatedShare({ sentences }: ParsedBio): number {
  const earlier: Set<string>[] = [];
  let [all, again] = [0, 0];
  for (const { written } of sentences) {
    const said = new Set(written.map(({ lower }) => lower));
    all += written.length;
    const isAgain = said.size >= minWords && earlier.some((before) => computeOverlap(said, before) >= minOverlap);
    const doubled = written.filter(({ lower }, place) => written[place - 1]?.lower === lower).length;
    again += isAgain ? written.length : 2 * doubled;
    if (!isAgain) earlier.push(said);
  }
  return all === 0 ? 0 : (100 * again) / all;
}

function computeOverlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}
