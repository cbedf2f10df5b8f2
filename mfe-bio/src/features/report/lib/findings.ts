import { type BioPart, type BioRule, bioRules } from '@datewright/contracts/bio/rules';
import type { BioFinding, BioScore } from '@datewright/contracts/bio/score';

/** A finding with its id in the report. */
export interface ReportFinding extends BioFinding {
  /** Part and index: stable for the same score. */
  id: string;
  part: BioPart;
}

export const listFindings = ({ parts }: BioScore): ReportFinding[] =>
  parts.flatMap(({ part, findings }) => findings.map((finding, at) => ({ ...finding, part, id: `${part}-${at}` })));

/** Costs first, then gains, and last the base points of any text. */
export const sortFindings = (found: readonly ReportFinding[]): ReportFinding[] =>
  [...found].sort((a, b) => Number(isBase(a)) - Number(isBase(b)) || sign(a) - sign(b) || b.points - a.points);
const sign = ({ points }: ReportFinding) => Math.sign(points);

/** Base points of a text of some length: not a finding about its words. */
const isBase = ({ rule }: BioFinding) => rule.endsWith('Base');

/** The words of a finding, shortened to fit a line. */
export function truncateQuote(bio: string, { start, end }: BioFinding): string {
  const words = bio.slice(start, end).replace(/\s+/g, ' ').trim();
  return words.length > 36 ? `${words.slice(0, 35).trimEnd()}…` : words;
}

/** The service may be newer than this page and use rules that it does not know. */
export const findRule = (name: string): BioRule | null => (Object.hasOwn(bioRules, name) ? (name as BioRule) : null);

/** Findings with a position in the text; 0–0 means the whole text. */
export const hasSpan = ({ start, end }: BioFinding) => end > start;
