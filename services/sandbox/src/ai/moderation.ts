import { z } from '@datewright/contracts/zod';

/** The categories of OpenAI's moderation API. */
const categories = [
  'harassment',
  'harassment/threatening',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/intent',
  'self-harm/instructions',
  'sexual',
  'sexual/minors',
  'violence',
  'violence/graphic',
] as const;

const part = z.looseObject({ type: z.string(), text: z.optional(z.string()) });
export const moderationRequest = z.looseObject({
  model: z._default(z.string(), 'omni-moderation-latest'),
  input: z.union([z.string(), z.array(z.string()), z.array(part)]),
});

/**
 * Overrides of the moderation stand-in: raise a category, never answer, fail, be `busy` for a second, be `missing`,
 * know no such
 * model, or return `nothing` for its input.
 */
export const moderationOverrideRequest = z.object({
  raise: z.union([z.enum(categories), z.enum(['hang', 'fail', 'busy', 'missing', 'unknown-model', 'nothing'])]),
  times: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(1000)), 1),
});
export type ModerationOverride = z.output<typeof moderationOverrideRequest>['raise'];

/** The few plain words that the stand-in recognises: it is no real moderation, and runs beside rules that know more. */
const knownPatterns: [RegExp, (typeof categories)[number][]][] = [
  [/\bkill myself\b|\bmegölöm magam/i, ['self-harm', 'self-harm/intent']],
  [/\bkill you\b|\bmegöllek\b/i, ['harassment', 'harassment/threatening', 'violence']],
];

const buildResult = (raised: readonly string[]) => ({
  flagged: raised.length > 0,
  categories: Object.fromEntries(categories.map((category) => [category, raised.includes(category)])),
  category_scores: Object.fromEntries(
    categories.map((category) => [category, raised.includes(category) ? 0.9 : 0.001]),
  ),
  category_applied_input_types: Object.fromEntries(categories.map((category) => [category, ['text']])),
});

/** A moderation response in OpenAI's shape: one result for each text. */
export function buildModeration(
  { model, input }: z.output<typeof moderationRequest>,
  raise: ModerationOverride | undefined,
) {
  const texts = (typeof input === 'string' ? [input] : input).map((one) =>
    typeof one === 'string' ? one : (one.text ?? ''),
  );
  const raisedIn = (text: string) =>
    raise ? [raise] : knownPatterns.flatMap(([find, raised]) => (find.test(text) ? raised : []));
  return { id: 'modr-demo', model, results: texts.map((text) => buildResult(raisedIn(text))) };
}
