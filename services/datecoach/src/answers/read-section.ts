import { type SectionName, sectionName } from '@datewright/contracts/datecoach/words';
import { z } from '@datewright/contracts/zod';
import { partsOf } from './sections.ts';

/** A tip as an AI wrote it; nothing of it is trusted yet. */
export interface WrittenTip {
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
const mostTips = 40;
const named = z.looseObject({ name: sectionName });

/**
 * A section of an AI's answer in one shape, or `null` for what is none. Beside the shape that is asked for it takes tips as plain
 * strings, lists of tips under the names of their parts, and situations with a `response`.
 */
export function readSection(element: unknown): { name: SectionName; tips: WrittenTip[] } | null {
  const parsed = z.safeParse(named, element);
  if (!parsed.success) return null;
  const { name, ...rest } = parsed.data;
  const { tips, ...beside } = rest as { tips?: unknown } & Record<string, unknown>;
  const lists = Array.isArray(tips) ? { '': tips } : { ...beside, ...asLists(tips) };
  const found = Object.entries(lists).flatMap(([part, list]) => readTips(name, part, list));
  return { name, tips: found.slice(0, mostTips) };
}

const asLists = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function readTips(name: SectionName, listed: string, list: unknown): WrittenTip[] {
  if (!Array.isArray(list)) return [];
  const parts = partsOf(name);
  return list.slice(0, mostTips).flatMap((written) => {
    const parsed = z.safeParse(tip, typeof written === 'string' ? { text: written } : written);
    if (!parsed.success) return [];
    const { part, scenario, text, response, why, ...rest } = parsed.data;
    const own = [listed, part].find((one) => one !== null && parts.includes(one));
    return [
      { ...rest, part: own ?? parts[0] ?? '', scenario: scenario ?? '', text: text ?? response ?? '', why: why ?? '' },
    ];
  });
}
