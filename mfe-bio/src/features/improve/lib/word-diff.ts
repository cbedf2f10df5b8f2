export type DiffSegment =
  | { kind: 'same'; text: string }
  /** `from` became `to`; either may be empty. */
  | { kind: 'change'; id: number; from: string; to: string };

/** A word or a mark with the space before it: joined, they are the text again. */
const tokenize = (text: string) => text.match(/\s*[\p{L}\p{M}\p{N}'’-]+|\s*[^\s\p{L}\p{M}\p{N}]|\s+/gu) ?? [];
/** Both kinds of apostrophe make the same word. */
const normalize = (token: string) => token.replaceAll('’', "'");
const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
/** A single unchanged word between two changes is merged into them, so that there is one choice instead of three. */
const minSameWords = 2;

/** The changes from one text to the other, word by word. */
export function diffWords(before: string, after: string): DiffSegment[] {
  const runs: { from: string; to: string; same: boolean }[] = [];
  const push = (from: string, to: string) => {
    const same = from === to;
    const last = runs.at(-1);
    if (last?.same === same) {
      last.from += from;
      last.to += to;
    } else runs.push({ from, to, same });
  };
  walkDiff(tokenize(before), tokenize(after), push);
  return toSegments(mergeRuns(runs));
}

/** Walks both lists along their longest common subsequence of tokens. Where they are the same, the earlier text stays. */
function walkDiff(a: string[], b: string[], push: (from: string, to: string) => void): void {
  const [left, right] = [a.map(normalize), b.map(normalize)];
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const from = a[i];
    const to = b[j];
    if (from !== undefined && left[i] === right[j]) {
      push(from, from);
      i++;
      j++;
    } else if (to === undefined || (from !== undefined && at(i + 1, j) >= at(i, j + 1))) {
      push(from ?? '', '');
      i++;
    } else {
      push('', to);
      j++;
    }
  }
}

interface Run {
  from: string;
  to: string;
  same: boolean;
}

function mergeRuns(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (const [index, run] of runs.entries()) {
    const last = result.at(-1);
    const isBetween = run.same && index > 0 && index < runs.length - 1 && countWords(run.from) < minSameWords;
    if (last && !last.same && (!run.same || isBetween)) {
      last.from += run.from;
      last.to += run.to;
    } else result.push({ ...run });
  }
  return result;
}

function toSegments(runs: Run[]): DiffSegment[] {
  let id = 0;
  return runs.map(({ from, to, same }) =>
    same ? { kind: 'same', text: from } : { kind: 'change', id: id++, from, to },
  );
}

/** The text without the refused changes. */
export const applyChanges = (stretches: readonly DiffSegment[], refused: ReadonlySet<number>): string =>
  stretches.map((stretch) => getSegmentText(stretch, refused)).join('');

const getSegmentText = (stretch: DiffSegment, refused: ReadonlySet<number>) => {
  if (stretch.kind === 'same') return stretch.text;
  return refused.has(stretch.id) ? stretch.from : stretch.to;
};
