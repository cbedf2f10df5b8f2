import { type BioPart, type BioRule, bioRules } from '@datewright/contracts/bio/rules';
import type { BioFinding, BioScore } from '@datewright/contracts/bio/score';

/** One finding with its place in the report. */
export interface ReportFinding extends BioFinding {
  /** Part and place in it: the same for the same score. */
  id: string;
  part: BioPart;
}

export const listFindings = ({ parts }: BioScore): ReportFinding[] =>
  parts.flatMap(({ part, findings }) => findings.map((finding, at) => ({ ...finding, part, id: `${part}-${at}` })));

/** Of a part: what took points, then what gave them, and last what any text starts with. */
export const sortFindings = (found: readonly ReportFinding[]): ReportFinding[] =>
  [...found].sort((a, b) => Number(isBase(a)) - Number(isBase(b)) || sign(a) - sign(b) || b.points - a.points);
const sign = ({ points }: ReportFinding) => Math.sign(points);

/** What every text of some length starts with: no finding about its words. */
const isBase = ({ rule }: BioFinding) => rule.endsWith('Base');

/** The words that a finding is about, short enough for a line. */
export function truncateQuote(bio: string, { start, end }: BioFinding): string {
  const words = bio.slice(start, end).replace(/\s+/g, ' ').trim();
  return words.length > 36 ? `${words.slice(0, 35).trimEnd()}…` : words;
}

/** A rule that the page knows; the service may be newer. */
export const findRule = (name: string): BioRule | null => (Object.hasOwn(bioRules, name) ? (name as BioRule) : null);

/** Findings that stand somewhere in the text; 0–0 is the whole. */
export const hasSpan = ({ start, end }: BioFinding) => end > start;
