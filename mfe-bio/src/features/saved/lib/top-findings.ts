import { type BioRule, bioRules } from '@datewright/contracts/bio/rules';
import type { BioScore } from '@datewright/contracts/bio/score';

const maxFindings = 4;
const maxQuoteLength = 36;

interface TopFinding {
  rule: BioRule;
  points: number;
  words: string;
  start: number;
}

/** A rule that the page knows; the service may be newer. */
const isKnown = (rule: string): rule is BioRule => Object.hasOwn(bioRules, rule);

/** The marks of a score that weigh most, what costs first. */
export const listTopFindings = ({ parts }: BioScore, text: string): TopFinding[] =>
  parts
    .flatMap(({ findings }) => findings)
    .flatMap(({ rule, start, end, points }) =>
      end > start && isKnown(rule)
        ? [{ rule, points, start, words: text.slice(start, end).slice(0, maxQuoteLength) }]
        : [],
    )
    .sort(
      (one, other) =>
        Number(one.points > 0) - Number(other.points > 0) || Math.abs(other.points) - Math.abs(one.points),
    )
    .slice(0, maxFindings);
