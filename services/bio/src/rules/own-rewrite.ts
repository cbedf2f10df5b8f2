import { maxBioChanges } from '@datewright/contracts/bio/limits';
import type { BioFix } from '@datewright/contracts/bio/score';
import { maxBioLengthFor } from '../prompts/bio-prompt-input.ts';
import { applyCut, listCuts, minLeft } from '../scoring/list-cuts.ts';
import { listFixes } from '../scoring/list-fixes.ts';
import { splitSentences } from '../scoring/parsing/split-sentences.ts';
import { scoreOrNull } from '../scoring/score-text.ts';
import { findRewriteFaults, isShortened, listDroppedFacts, type RewriteInput } from './find-rewrite-faults.ts';

/** A rewrite in the member's own words, and what was cut from them or corrected. */
export interface OwnRewrite {
  bio: string;
  changes: Pick<BioFix, 'kind' | 'words'>[];
}

const maxChanges = 12;

const keepsFacts = (before: string) => (after: string) => listDroppedFacts(after, before).facts.length === 0;
const rate = (bio: string) => scoreOrNull(bio)?.score ?? 0;
const listSentences = (bio: string) => splitSentences(bio).map(({ start, end }) => ({ start, end }));
const without = (bio: string, { start, end }: { start: number; end: number }) =>
  `${bio.slice(0, start).trimEnd()}${/^\s*\n/.test(bio.slice(end)) ? '\n' : ' '}${bio.slice(end).trimStart()}`.trim();

/** The changes that raise the score of a text and drop no fact. */
export function listSafeFixes(bio: string): BioFix[] {
  const score = scoreOrNull(bio);
  return score ? listFixes(bio, score, keepsFacts(bio)) : [];
}

/**
 * The text after each cut in turn, whether or not it raises the score by itself: a part that has no points left shows no
 * gain until the last of its costs is gone.
 */
function cutEach(text: string): OwnRewrite[] {
  const steps: OwnRewrite[] = [];
  let bio = text;
  while (steps.length < maxChanges) {
    const score = scoreOrNull(bio);
    const cut = (score ? listCuts(bio, score) : [])
      .map(({ words, ...edit }) => ({ words, bio: applyCut(bio, edit) }))
      .find((one) => one.bio.length >= minLeft && keepsFacts(text)(one.bio));
    if (!cut) break;
    bio = cut.bio;
    steps.push({ bio, changes: [...(steps.at(-1)?.changes ?? []), { kind: 'cut', words: cut.words }] });
  }
  return steps;
}

/** The text after the changes that raise its score and drop no fact. */
function applyFixes(text: string): OwnRewrite {
  const changes: OwnRewrite['changes'] = [];
  let bio = text;
  for (let fixes = listSafeFixes(bio); fixes[0] && changes.length < maxChanges; fixes = listSafeFixes(bio)) {
    bio = fixes[0].bio;
    changes.push({ kind: fixes[0].kind, words: fixes[0].words });
  }
  const [best] = cutEach(bio).sort((one, other) => rate(other.bio) - rate(one.bio));
  if (!best || rate(best.bio) <= rate(bio)) return { bio, changes };
  return { bio: best.bio, changes: [...changes, ...best.changes] };
}

/** Leaves out the sentences that the score misses least until the rest fits. Each is rated once, for long texts have many. */
function cutToFit(text: string, input: RewriteInput): OwnRewrite {
  const most = maxBioLengthFor({ app: null, ...input });
  if (text.length <= most) return { bio: text, changes: [] };
  const mayDrop = isShortened(input);
  const changes: OwnRewrite['changes'] = [];
  let bio = text;
  const leastMissed = listSentences(text)
    .map((sentence) => ({ words: text.slice(sentence.start, sentence.end), rest: rate(without(text, sentence)) }))
    .sort((one, other) => other.rest - one.rest);
  for (const { words } of leastMissed) {
    const start = bio.indexOf(words);
    const shorter = without(bio, { start, end: start + words.length });
    if (start < 0 || shorter === '' || !(mayDrop || keepsFacts(input.currentBio)(shorter))) continue;
    bio = shorter;
    changes.push({ kind: 'cut', words });
    if (bio.length <= most) break;
  }
  return { bio, changes };
}

const mayBeOffered = (bio: string, input: RewriteInput) =>
  bio.length <= maxBioLengthFor({ app: null, ...input }) && findRewriteFaults(bio, input).length === 0;

/**
 * The bio without what costs points, with its slips corrected, and cut to the app's length. `null` when nothing can be
 * changed, or not without a lower score.
 */
export function rewriteOwn(input: RewriteInput): OwnRewrite | null {
  const fixed = applyFixes(input.currentBio);
  const { bio, changes } = cutToFit(fixed.bio, input);
  const all = [...fixed.changes, ...changes];
  const isRewrite = all.length > 0 && all.length <= maxBioChanges;
  return isRewrite && mayBeOffered(bio, input) ? { bio, changes: all } : null;
}

/**
 * The facts that a rewrite dropped, told before it in the member's own sentences. `null` when a sentence would repeat
 * what the rewrite tells.
 */
function tellDroppedFacts(rewrite: string, currentBio: string): string | null {
  const { facts } = listDroppedFacts(rewrite, currentBio);
  const own = cutEach(currentBio).at(-1)?.bio ?? currentBio;
  const telling = listSentences(own)
    .map(({ start, end }) => own.slice(start, end))
    .filter((sentence) => facts.some((fact) => sentence.includes(fact)))
    .map((sentence) => (/[\p{L}\p{N}]$/u.test(sentence) ? `${sentence}.` : sentence));
  // A sentence without words in common with the rewrite drops all of its facts.
  const repeats = listDroppedFacts('', telling.join(' ')).facts.some((fact) => !facts.includes(fact));
  return repeats ? null : [...telling, rewrite].join(' ');
}

/**
 * The rewrite of an AI with its faults repaired: facts that it dropped are told in the member's own sentences, and
 * sentences that cost points or are too many are left out. `null` when that is not enough.
 */
export function mendRewrite(rewrite: string, input: RewriteInput): string | null {
  const told = isShortened(input) ? rewrite : tellDroppedFacts(rewrite, input.currentBio);
  if (told === null) return null;
  const tries = [told, applyFixes(told).bio].map((bio) => cutToFit(bio, input).bio);
  return tries.find((bio) => mayBeOffered(bio, input)) ?? null;
}
