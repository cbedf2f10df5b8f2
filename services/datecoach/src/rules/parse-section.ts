import { type SectionName, sectionName } from '@datewright/contracts/datecoach/playbook-options';
import { z } from '@datewright/contracts/zod';
import { getSectionParts } from './section-shapes.ts';

/** A tip as an AI wrote it; nothing of it is trusted yet. */
export interface RawTip {
  part: string;
  scenario: string;
  text: string;
  why: string;
  quote: string | null;
  evidence: string | null;
  readNo: string | null;
}

const line = z._default(z.nullable(z.string()), null);
const tip = z.object({
  part: line,
  scenario: line,
  text: line,
  /** Of older shapes: the text of a situation. */
  response: line,
  why: line,
  quote: line,
  evidence: line,
  readNo: line,
});
/** Tips of one section that are looked at: an answer of thousands would keep everybody else waiting. */
const maxTips = 40;
const namedSection = z.looseObject({ name: sectionName });

/**
 * A section of an AI's answer in one shape, or `null` for what is none. Beside the shape that is asked for it takes tips as plain
 * strings, lists of tips under the names of their parts, and situations with a `response`.
 */
export function parseSection(element: unknown): { name: SectionName; tips: RawTip[] } | null {
  const parsed = z.safeParse(namedSection, element);
  if (!parsed.success) return null;
  const { name, ...rest } = parsed.data;
  const { tips, ...beside } = rest as { tips?: unknown } & Record<string, unknown>;
  const lists = Array.isArray(tips) ? { '': tips } : { ...beside, ...toLists(tips) };
  const found = Object.entries(lists).flatMap(([part, list]) => parseTips(name, part, list));
  return { name, tips: found.slice(0, maxTips) };
}

const toLists = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function parseTips(name: SectionName, listed: string, list: unknown): RawTip[] {
  if (!Array.isArray(list)) return [];
  const parts = getSectionParts(name);
  return list.slice(0, maxTips).flatMap((written) => {
    const parsed = z.safeParse(tip, typeof written === 'string' ? { text: written } : written);
    if (!parsed.success) return [];
    const { part, scenario, text, response, why, ...rest } = parsed.data;
    const own = [listed, part].find((one) => one !== null && parts.includes(one));
    return [
      { ...rest, part: own ?? parts[0] ?? '', scenario: scenario ?? '', text: text ?? response ?? '', why: why ?? '' },
    ];
  });
}
