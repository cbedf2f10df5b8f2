import { createHash } from 'node:crypto';
import type { Quote } from '@datewright/contracts/datecoach/quote';
import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import { z } from '@datewright/contracts/zod';
import { findConversationLanguage } from '@datewright/safety/moderation/conversation-language';
import { toMatchText } from '@datewright/safety/moderation/match-text';
import { toComparableText } from '@datewright/tool-kit/ai/ai-answer';
import type { DateMaterial } from './date-material.ts';
import { createQuoteFinder } from './find-quote.ts';
import { calculateFitScore } from './fit-score.ts';
import { createLineValidator, isBlankLine, type LineConstraints, toLine } from './line-validator.ts';
import { countNeeds } from './needs.ts';
import { type Idea, isSameIdea } from './same-idea.ts';
import { isUnfitForFirstDate } from './unfit-for-first-date.ts';
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

export interface SpotConstraints extends Omit<LineConstraints, 'language'> {
  material: DateMaterial;
  /** Spots that must not be proposed again. */
  shown?: readonly Idea[];
}

const createSpotId = (name: string) =>
  `ai-spot-${createHash('sha256').update(toComparableText(name)).digest('hex').slice(0, 16)}`;

/**
 * Creates a validator for the spots of one answer, which must be kinds of place rather than real places. It returns an
 * acceptable spot or `null`. Unverified names reject a spot when they are in its name or reason; in its description
 * they are marked for the member to check.
 */
export function createSpotValidator(constraints: SpotConstraints) {
  const { material, mask, needs } = constraints;
  const validateLine = createLineValidator({ ...constraints, language: findConversationLanguage(material) });
  const findQuote = createQuoteFinder(material);
  const inputTexts = [
    material.name,
    material.bio,
    ...material.interests,
    ...material.messages.map(({ content }) => content),
  ];
  const used: Idea[] = [...(constraints.shown ?? [])];
  const findNames = (text: string) => findUnverifiedNames(text, inputTexts);

  return (element: unknown): DateSpot | null => {
    const parsed = z.safeParse(spotSchema, element);
    if (!parsed.success) return null;
    const [type, name, description, reason] = [
      validateLine(parsed.data.type, maxLengths.name),
      validateLine(parsed.data.name, maxLengths.name),
      validateLine(parsed.data.description, maxLengths.description),
      validateLine(parsed.data.reason, maxLengths.reason),
    ];
    if (!type || !name || !description || !reason || [type, name, description, reason].some(isBlankLine)) return null;
    const { goodWhen: wanted } = parsed.data;
    if ([type, name, description, reason, ...wanted].some(isUnfitForFirstDate)) {
      constraints.onRejected?.('unfit');
      return null;
    }
    if ([type, name, reason].some((text) => findNames(text).length > 0)) return null;
    if (used.some((idea) => isSameIdea(idea, { name, type }))) return null;
    used.push({ name, type });
    const allowedQuotes = parsed.data.quotes.filter((text) => constraints.isAllowed(toLine(mask, text)));
    const quotes = removeOverlaps(allowedQuotes.flatMap((text) => onlyFromMatch(findQuote(mask.unmask(text)))));
    const goodWhen = parsed.data.goodWhen.flatMap((text) => validateLine(text, maxLengths.goodWhen) ?? []);
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
      goodWhen: goodWhen.filter((text) => !isBlankLine(text) && findNames(text).length === 0).slice(0, maxGoodWhen),
      quotes,
      fit,
      toCheck: findNames(description),
    };
  };
}

/** Spots build on the match's words only, not on the member's. */
const onlyFromMatch = (quote: Quote | null) => (quote?.from === 'match' ? [quote] : []);

/** Drops quotes that are contained in a longer quote. */
function removeOverlaps(quotes: Quote[]): Quote[] {
  const comparable = quotes.map(({ text }) => ` ${toComparableText(text)} `);
  return quotes
    .filter((_, at) => {
      const own = comparable[at] ?? '';
      return comparable.every((other, nth) => nth === at || !other.includes(own) || (other === own && at < nth));
    })
    .slice(0, maxQuotes);
}

/** Counts the match's interests that the text mentions. */
function countInterests(text: string, { interests }: DateMaterial): number {
  const normalized = ` ${toMatchText(text)} `;
  return interests.filter((interest) => {
    const word = toMatchText(interest);
    return word !== '' && normalized.includes(` ${word}`);
  }).length;
}
