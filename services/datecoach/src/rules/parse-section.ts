import { type SectionName, sectionName } from '@datewright/contracts/datecoach/playbook-options';
import { z } from '@datewright/contracts/zod';
import { getSectionParts } from './section-shapes.ts';

/** A tip as the AI wrote it, before validation. */
export interface RawTip {
  part: string;
  scenario: string;
  text: string;
  why: string;
  quote: string | null;
  evidence: string | null;
  readNo: string | null;
  /** The AI says that the tip would not fit another kind of place or another time. */
  aboutPlace: boolean;
}

const line = z._default(z.nullable(z.string()), null);
const tip = z.object({
  part: line,
  scenario: line,
  text: line,
  /** The text of a situation, in older answer formats. */
  response: line,
  why: line,
  quote: line,
  evidence: line,
  readNo: line,
  aboutPlace: z.catch(z._default(z.boolean(), false), false),
});
export interface RawSection {
  name: SectionName;
  tips: RawTip[];
}

/** Tips beyond this are ignored, so that a huge answer cannot block other requests. */
const maxTips = 40;
const namedSection = z.looseObject({ name: sectionName });

/**
 * Normalises a section of an AI answer, or returns `null` when it is not a section. Besides the requested format it
 * accepts tips as plain strings, lists of tips keyed by part, and situations with a `response`.
 */
export function parseSection(element: unknown): RawSection | null {
  const parsed = z.safeParse(namedSection, element);
  if (!parsed.success) return null;
  const { name, ...rest } = parsed.data;
  const { tips, ...otherLists } = rest as { tips?: unknown } & Record<string, unknown>;
  const lists = Array.isArray(tips) ? { '': tips } : { ...otherLists, ...toLists(tips) };
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
