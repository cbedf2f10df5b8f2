import { maxBioFixes } from '@datewright/contracts/bio/limits';
import type { BioFinding, BioFix, BioScore } from '@datewright/contracts/bio/score';
import { wordCorrections } from './lexicon/word-corrections.ts';
import { applyCut, listCosts, listCuts, minLeft } from './list-cuts.ts';
import { scoreOrNull } from './score-text.ts';
import type { Span } from './text/span.ts';

interface Edit extends Span {
  replacement: string;
}

/** A sentence of the member's own is not given up for a point or two. */
const minPoints = { correct: 1, cut: 3 };
const maxPasses = 3;
const maxShownWords = 8;
/**
 * Up to three changes that raise the score by themselves, the most points first: all slips of language together, and
 * each sentence, or clause of one, that costs points and earns none. Every gain is measured by scoring the changed text.
 */
export function listFixes(text: string, score: BioScore, isSafe: (bio: string) => boolean = () => true): BioFix[] {
  const cuts = listCuts(text, score).map(
    ({ start, end, replacement, words }): Omit<BioFix, 'points'> => ({
      kind: 'cut',
      words,
      bio: applyCut(text, { start, end, replacement }),
    }),
  );
  return [...correct(text, score), ...cuts]
    .filter(({ kind, bio }) => bio.length >= minLeft && bio !== text && (kind === 'correct' || isSafe(bio)))
    .flatMap((fix): BioFix[] => {
      const points = (scoreOrNull(fix.bio)?.score ?? 0) - score.score;
      return points >= minPoints[fix.kind] ? [{ ...fix, points }] : [];
    })
    .sort((one, other) => other.points - one.points)
    .slice(0, maxBioFixes);
}

/** A corrected word may show another slip, such as a small letter at the beginning of a sentence. */
function correct(text: string, score: BioScore): Omit<BioFix, 'points'>[] {
  const words: string[] = [];
  let bio = text;
  let current: BioScore | null = score;
  for (let pass = 0; pass < maxPasses && current; pass++) {
    const edits = listEdits(bio, current);
    if (edits.length === 0) break;
    if (pass === 0) words.push(...edits.map(({ start, end }) => bio.slice(start, end).trim()));
    bio = edits.reduceRight(
      (written, { start, end, replacement }) => written.slice(0, start) + replacement + written.slice(end),
      bio,
    );
    current = scoreOrNull(bio);
  }
  const shown = [...new Set(words.filter((word) => /\p{L}/u.test(word)))].slice(0, maxShownWords).join(', ');
  return bio === text ? [] : [{ kind: 'correct', words: shown, bio }];
}

const listEdits = (text: string, score: BioScore): Edit[] =>
  listCosts(score)
    .flatMap((finding) => toEdit(text, finding, score.language))
    .sort((one, other) => one.start - other.start)
    .filter(({ start }, at, all) => at === 0 || start >= (all[at - 1]?.end ?? 0));

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The correction of a slip, where there is only one. */
function toEdit(text: string, { rule, start, end }: BioFinding, language: BioScore['language']): Edit[] {
  const wrong = text.slice(start, end);
  switch (rule) {
    case 'languageMisspelling':
    case 'languageAccents':
    case 'languageTexting': {
      const meant = wordCorrections[language].get(wrong.toLowerCase().replaceAll('’', "'"))?.meant;
      if (!meant) return [];
      return [{ start, end, replacement: /^\p{Lu}/u.test(wrong) ? upperFirst(meant) : meant }];
    }
    case 'languageLowerI':
    case 'languageCapital':
      return [{ start, end, replacement: upperFirst(wrong) }];
    case 'languageDoubledWord':
      return [{ start: start - (/\s$/.test(text.slice(0, start)) ? 1 : 0), end, replacement: '' }];
    case 'languageSpacing':
      return [{ start, end, replacement: wrong.trim() + (/^\p{L}/u.test(text.slice(end)) ? ' ' : '') }];
    case 'languageMarks':
      return [{ start, end, replacement: wrong.startsWith('.') ? '…' : wrong.charAt(0) }];
    default:
      return [];
  }
}
