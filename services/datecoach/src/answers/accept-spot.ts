import { createHash } from 'node:crypto';
import type { Quote } from '@datewright/contracts/datecoach/quote';
import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import { z } from '@datewright/contracts/zod';
import { toMatchText } from '@datewright/safety/text/match-text';
import { essence } from '@datewright/service-kit/ai-answer';
import type { Material } from '../material.ts';
import { isEmpty, type LineStandards, lineJudge } from './accept-line.ts';
import { quoteFinder } from './find-quote.ts';
import { fitScore } from './fit-score.ts';
import { namesToCheck } from './names-to-check.ts';
import { needsOf } from './needs.ts';

const written = z.object({
  type: z.string(),
  name: z.string(),
  description: z.string(),
  reason: z.string(),
  goodWhen: z._default(z.array(z.string()), []),
  quotes: z._default(z.array(z.string()), []),
});

const longest = { name: 60, description: 400, reason: 300, goodWhen: 120 } as const;
const mostGoodWhen = 4;
const mostQuotes = 3;

export interface SpotStandards extends LineStandards {
  material: Material;
}

const idOf = (name: string) => `ai-spot-${createHash('sha256').update(essence(name)).digest('hex').slice(0, 16)}`;

/**
 * Judges the spots of one answer: kinds of place, never a real one. Answers a spot that may be shown, or `null`. Names that nobody
 * gave are refused in its name and its reason, and marked in its description.
 */
export function spotJudge(standards: SpotStandards) {
  const { material, mask, needs } = standards;
  const line = lineJudge(standards);
  const quoted = quoteFinder(material);
  const given = [
    material.name,
    material.bio,
    ...material.interests,
    ...material.messages.map(({ content }) => content),
  ];
  const taken = new Set<string>();
  const names = (text: string) => namesToCheck(text, given);

  return (element: unknown): DateSpot | null => {
    const parsed = z.safeParse(written, element);
    if (!parsed.success) return null;
    const [type, name, description, reason] = [
      line(parsed.data.type, longest.name),
      line(parsed.data.name, longest.name),
      line(parsed.data.description, longest.description),
      line(parsed.data.reason, longest.reason),
    ];
    if (!type || !name || !description || !reason || [type, name, description, reason].some(isEmpty)) return null;
    if ([type, name, reason].some((text) => names(text).length > 0) || taken.has(essence(name))) return null;
    taken.add(essence(name));
    const quotes = distinct(parsed.data.quotes.flatMap((text) => theirs(quoted(mask.show(text)))));
    const goodWhen = parsed.data.goodWhen.flatMap((text) => line(text, longest.goodWhen) ?? []);
    const fit = {
      quotes: quotes.filter(({ where }) => where !== 'interest').length,
      interests: interestsIn([type, name, description, reason, ...quotes.map(({ text }) => text)].join(' '), material),
      needs: needsOf(needs),
    };
    return {
      id: idOf(name),
      type,
      name,
      description,
      matchScore: fitScore(fit),
      reason,
      goodWhen: goodWhen.filter((text) => !isEmpty(text) && names(text).length === 0).slice(0, mostGoodWhen),
      quotes,
      fit,
      toCheck: names(description),
    };
  };
}

/** A spot comes from what the match said, not from what the member did. */
const theirs = (quote: Quote | null) => (quote?.from === 'match' ? [quote] : []);

/** Words that stand in a longer quote are said by it. */
function distinct(quotes: Quote[]): Quote[] {
  const said = quotes.map(({ text }) => ` ${essence(text)} `);
  return quotes
    .filter((_, at) => {
      const own = said[at] ?? '';
      return said.every((other, nth) => nth === at || !other.includes(own) || (other === own && at < nth));
    })
    .slice(0, mostQuotes);
}

/** How many of the match's interests a text speaks of. */
function interestsIn(text: string, { interests }: Material): number {
  const folded = ` ${toMatchText(text)} `;
  return interests.filter((interest) => {
    const word = toMatchText(interest);
    return word !== '' && folded.includes(` ${word}`);
  }).length;
}
