import { type BioRule, bioRules } from '@datewright/contracts/bio/rules';
import type { BioScore } from '@datewright/contracts/bio/score';

const maxFindings = 4;
const maxQuoteLength = 36;

interface TopFinding {
  rule: BioRule;
  points: number;
  quote: string;
  start: number;
}

/** The service may be newer than this page and use rules that it does not know. */
const isKnown = (rule: string): rule is BioRule => Object.hasOwn(bioRules, rule);

/** The findings with the most points, costs before gains. */
export const listTopFindings = ({ parts }: BioScore, text: string): TopFinding[] =>
  parts
    .flatMap(({ findings }) => findings)
    .flatMap(({ rule, start, end, points }) =>
      end > start && isKnown(rule)
        ? [{ rule, points, start, quote: text.slice(start, end).slice(0, maxQuoteLength) }]
        : [],
    )
    .sort(
      (one, other) =>
        Number(one.points > 0) - Number(other.points > 0) || Math.abs(other.points) - Math.abs(one.points),
    )
    .slice(0, maxFindings);
