import { maxBioFixes } from '@datewright/contracts/bio/limits';
import type { BioRule } from '@datewright/contracts/bio/rules';
import type { BioFinding, BioFix, BioScore } from '@datewright/contracts/bio/score';
import { wordCorrections } from './lexicon/word-corrections.ts';
import { splitSentences } from './parsing/split-sentences.ts';
import { scoreOrNull } from './score-text.ts';
import type { Span } from './text/span.ts';

interface Edit extends Span {
  replacement: string;
}

/** A sentence goes only if this much is left, in characters. */
const minLeft = 40;
/** Sentences with the highest costs that are tried: each try scores the text again. */
const maxCuts = 8;
/** A sentence of the member's own is not given up for a point or two. */
const minPoints = { correct: 1, cut: 3 };
const maxPasses = 3;
const maxShownWords = 8;
/** Rules about words that a bio is better without; others may only ask for another place or for more. */
const cutRules: ReadonlySet<string> = new Set<BioRule>([
  'originalityCliche',
  'originalityFiller',
  'concreteGeneric',
  'positivityDemand',
  'positivityExclusion',
  'positivityComplaint',
  'hookDull',
  'toneBitter',
]);

/**
 * Up to three changes that raise the score by themselves, the most points first: all slips of language together, and
 * each sentence that costs points and earns none. Every gain is measured by scoring the changed text.
 */
export function listFixes(text: string, score: BioScore): BioFix[] {
  const cuts = listCostlySentences(text, score).map(
    ({ start, end }): Omit<BioFix, 'points'> => ({
      kind: 'cut',
      words: text.slice(start, end),
      bio: tidy(text.slice(0, start) + text.slice(end)),
    }),
  );
  return [...correct(text, score), ...cuts]
    .filter(({ bio }) => bio.length >= minLeft && bio !== text)
    .flatMap((fix): BioFix[] => {
      const points = (scoreOrNull(fix.bio)?.score ?? 0) - score.score;
      return points >= minPoints[fix.kind] ? [{ ...fix, points }] : [];
    })
    .sort((one, other) => other.points - one.points)
    .slice(0, maxBioFixes);
}

const listCosts = ({ parts }: BioScore): BioFinding[] =>
  parts.flatMap(({ findings }) => findings).filter(({ points, end }) => points < 0 && end > 0);

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

/** Sentences with words that cost points, without any that earn some or would if they were spelled right. */
function listCostlySentences(text: string, score: BioScore): Span[] {
  const costs = listCosts(score).filter(({ rule }) => cutRules.has(rule));
  // A misspelled word earns nothing yet.
  const isSlip = ({ rule }: BioFinding) => rule.startsWith('language') && rule !== 'languageCapital';
  const kept = score.parts
    .flatMap(({ findings }) => findings)
    .filter((finding) => finding.end > 0 && (finding.points > 0 || isSlip(finding)));
  return splitSentences(text)
    .map((sentence) => {
      const isWithin = ({ start, end }: Span) => start < sentence.end && end > sentence.start;
      const cost = costs.filter(isWithin).reduce((sum, { points }) => sum - points, 0);
      return { ...sentence, cost: kept.some(isWithin) ? 0 : cost };
    })
    .filter(({ cost }) => cost > 0)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, maxCuts);
}

const tidy = (text: string) =>
  text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ ?\n{3,} ?/g, '\n\n')
    .trim();
