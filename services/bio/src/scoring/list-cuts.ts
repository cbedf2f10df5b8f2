import type { BioRule } from '@datewright/contracts/bio/rules';
import type { BioFinding, BioScore } from '@datewright/contracts/bio/score';
import { splitSentences } from './parsing/split-sentences.ts';
import type { Span } from './text/span.ts';

/** Words to leave out of a text, and what closes or begins the sentence in their place. */
export interface Cut extends Span {
  words: string;
  replacement: string;
}

/** Words go only if this much is left, in characters. */
export const minLeft = 40;
/** Cuts with the highest costs that are tried: each try scores the text again. */
const maxCuts = 8;
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
/** Rules whose points say nothing about one clause. */
const broadRules: ReadonlySet<string> = new Set<BioRule>(['originalityOwn', 'positivityWarmth']);

const clauseEnd = /\s?[,;–—](?=\s)/g;
/** A clause that can't stand without the next one. */
const dependent =
  /^(?:if|when|while|because|since|although|after|before|as|ha|amikor|mert|bár|mivel|miután)(?!\p{L})/iu;
/** A clause that can stand without the one before it. */
const independent = /^(?:i|i['’](?:m|d|ve|ll)|my|we|you)(?!\p{L})/iu;
const minWords = 2;

/** The findings of words that cost points. */
export const listCosts = ({ parts }: BioScore): BioFinding[] =>
  parts.flatMap(({ findings }) => findings).filter(({ points, end }) => points < 0 && end > 0);

/** Sentences with words that cost points, and clauses of a sentence that is worth keeping; the costliest first. */
export function listCuts(text: string, score: BioScore): Cut[] {
  const costs = listCosts(score).filter(({ rule }) => cutRules.has(rule));
  // A misspelled word earns nothing yet.
  const isSlip = ({ rule }: BioFinding) => rule.startsWith('language') && rule !== 'languageCapital';
  const kept = score.parts
    .flatMap(({ findings }) => findings)
    .filter((finding) => finding.end > 0 && (finding.points > 0 || isSlip(finding)));
  const keptInClause = kept.filter(({ rule }) => !broadRules.has(rule));
  const costOf = (span: Span) =>
    costs.filter((cost) => overlaps(cost, span)).reduce((sum, { points }) => sum - points, 0);
  return splitSentences(text)
    .flatMap((sentence) => {
      const clauses = listClauseCuts(text, sentence, costs).filter(
        (cut) => !keptInClause.some((one) => overlaps(one, cut)),
      );
      const whole = { ...sentence, words: text.slice(sentence.start, sentence.end), replacement: '' };
      return kept.some((one) => overlaps(one, sentence)) ? clauses : [whole];
    })
    .map((cut) => ({ ...cut, cost: costOf(cut) }))
    .filter(({ cost }) => cost > 0)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, maxCuts);
}

const overlaps = (one: Span, other: Span) => one.start < other.end && one.end > other.start;

/** The last clauses of a sentence from the first that costs points, or the first ones up to the last that does. */
function listClauseCuts(text: string, sentence: Span, costs: readonly Span[]): Cut[] {
  const written = text.slice(sentence.start, sentence.end);
  const commas = [...written.matchAll(clauseEnd)].map(({ index, 0: mark }) => ({
    start: sentence.start + index,
    end: sentence.start + index + mark.length,
  }));
  const within = costs.filter((cost) => overlaps(cost, sentence));
  const [first, last] = [Math.min(...within.map(({ start }) => start)), Math.max(...within.map(({ end }) => end))];
  const before = commas.findLast(({ end }) => end <= first);
  const after = commas.find(({ start }) => start >= last);
  const cuts: Cut[] = [];
  const head = text.slice(sentence.start, before?.start);
  if (before && head.split(/\s+/).length >= minWords && !dependent.test(head)) {
    const words = text.slice(before.end, sentence.end).trim();
    cuts.push({ start: before.start, end: sentence.end, words, replacement: '.' });
  }
  const rest = text.slice(after?.end, sentence.end).trimStart();
  if (after && independent.test(rest)) {
    const start = sentence.end - rest.length;
    const words = text.slice(sentence.start, after.start);
    cuts.push({ start: sentence.start, end: start + 1, words, replacement: rest.charAt(0).toUpperCase() });
  }
  return cuts;
}

/** The text after a cut. */
export const applyCut = (text: string, { start, end, replacement }: Omit<Cut, 'words'>): string =>
  `${text.slice(0, start)}${replacement}${text.slice(end)}`
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ ?\n{3,} ?/g, '\n\n')
    .trim();
