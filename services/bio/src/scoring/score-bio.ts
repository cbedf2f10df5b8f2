import { bioParts } from '@datewright/contracts/bio/rules';
import type { BioFinding, BioScore } from '@datewright/contracts/bio/score';
import { parseBio } from './parsing/parse-bio.ts';
import type { Rule, ScorePart } from './rule.ts';
import { scoredParts } from './scored-parts.ts';
import type { ParsedBio } from './text/parsed-bio.ts';

/** The score of a bio by the rules alone: the same text always gets the same score. */
export const scoreBio = (text: string): BioScore => scoreParsedBio(parseBio(text));

export function scoreParsedBio(reading: ParsedBio): BioScore {
  const parts = scoredParts.map((part) => scorePart(part, reading));
  const score = parts.reduce((sum, { points }) => sum + points, 0);
  return { score, language: reading.language, parts };
}

function scorePart({ part, rules }: ScorePart, reading: ParsedBio): BioScore['parts'][number] {
  // An empty text has neither good nor bad findings.
  const findings = reading.words.length === 0 ? [] : rules.flatMap((rule) => applyRule(rule, reading));
  const sum = findings.reduce((points, finding) => points + finding.points, 0);
  const most = bioParts[part];
  return { part, points: Math.min(most, Math.max(0, sum)), most, findings };
}

function applyRule(rule: Rule, reading: ParsedBio): BioFinding[] {
  if ('findSpans' in rule) {
    const spots = rule.findSpans(reading).slice(0, rule.maxSpans);
    return spots.map(({ start, end }) => ({ rule: rule.id, start, end, points: rule.points }));
  }
  const reached = rule.measure(reading);
  const points = rule.steps.findLast(([from]) => reached >= from)?.[1] ?? 0;
  return points === 0 ? [] : [{ rule: rule.id, start: 0, end: 0, points }];
}
