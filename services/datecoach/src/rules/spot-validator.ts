import { createHash } from 'node:crypto';
import type { Quote } from '@datewright/contracts/datecoach/quote';
import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import { z } from '@datewright/contracts/zod';
import { toMatchText } from '@datewright/safety/moderation/match-text';
import { toComparableText } from '@datewright/tool-kit/ai/ai-answer';
import type { DateMaterial } from './date-material.ts';
import { createQuoteFinder } from './find-quote.ts';
import { calculateFitScore } from './fit-score.ts';
import { createLineValidator, isBlankLine, type LineConstraints } from './line-validator.ts';
import { countNeeds } from './needs.ts';
import { findUnverifiedNames } from './unverified-names.ts';

const spotSchema = z.object({
  type: z.string(),
  name: z.string(),
  description: z.string(),
  reason: z.string(),
  goodWhen: z._default(z.array(z.string()), []),
  quotes: z._default(z.array(z.string()), []),
});

const maxLengths = { name: 60, description: 400, reason: 300, goodWhen: 120 } as const;
const maxGoodWhen = 4;
const maxQuotes = 3;

export interface SpotConstraints extends LineConstraints {
  material: DateMaterial;
}

const createSpotId = (name: string) =>
  `ai-spot-${createHash('sha256').update(toComparableText(name)).digest('hex').slice(0, 16)}`;

/**
 * Judges the spots of one answer: kinds of place, never a real one. Answers a spot that may be shown, or `null`. Names that nobody
 * gave are refused in its name and its reason, and marked in its description.
 */
export function createSpotValidator(standards: SpotConstraints) {
  const { material, mask, needs } = standards;
  const line = createLineValidator(standards);
  const quoted = createQuoteFinder(material);
  const given = [
    material.name,
    material.bio,
    ...material.interests,
    ...material.messages.map(({ content }) => content),
  ];
  const taken = new Set<string>();
  const names = (text: string) => findUnverifiedNames(text, given);

  return (element: unknown): DateSpot | null => {
    const parsed = z.safeParse(spotSchema, element);
    if (!parsed.success) return null;
    const [type, name, description, reason] = [
      line(parsed.data.type, maxLengths.name),
      line(parsed.data.name, maxLengths.name),
      line(parsed.data.description, maxLengths.description),
      line(parsed.data.reason, maxLengths.reason),
    ];
    if (!type || !name || !description || !reason || [type, name, description, reason].some(isBlankLine)) return null;
    if ([type, name, reason].some((text) => names(text).length > 0) || taken.has(toComparableText(name))) return null;
    taken.add(toComparableText(name));
    const quotes = removeOverlaps(parsed.data.quotes.flatMap((text) => onlyFromMatch(quoted(mask.unmask(text)))));
    const goodWhen = parsed.data.goodWhen.flatMap((text) => line(text, maxLengths.goodWhen) ?? []);
    const fit = {
      quotes: quotes.filter(({ where }) => where !== 'interest').length,
      interests: countInterests(
        [type, name, description, reason, ...quotes.map(({ text }) => text)].join(' '),
        material,
      ),
      needs: countNeeds(needs),
    };
    return {
      id: createSpotId(name),
      type,
      name,
      description,
      matchScore: calculateFitScore(fit),
      reason,
      goodWhen: goodWhen.filter((text) => !isBlankLine(text) && names(text).length === 0).slice(0, maxGoodWhen),
      quotes,
      fit,
      toCheck: names(description),
    };
  };
}

/** A spot comes from what the match said, not from what the member did. */
const onlyFromMatch = (quote: Quote | null) => (quote?.from === 'match' ? [quote] : []);

/** Words that stand in a longer quote are said by it. */
function removeOverlaps(quotes: Quote[]): Quote[] {
  const said = quotes.map(({ text }) => ` ${toComparableText(text)} `);
  return quotes
    .filter((_, at) => {
      const own = said[at] ?? '';
      return said.every((other, nth) => nth === at || !other.includes(own) || (other === own && at < nth));
    })
    .slice(0, maxQuotes);
}

/** How many of the match's interests a text speaks of. */
function countInterests(text: string, { interests }: DateMaterial): number {
  const folded = ` ${toMatchText(text)} `;
  return interests.filter((interest) => {
    const word = toMatchText(interest);
    return word !== '' && folded.includes(` ${word}`);
  }).length;
}
