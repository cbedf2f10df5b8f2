import { z } from '@datewright/contracts/zod';
import { togetherWith } from '@datewright/service-kit/config';

/** EUR per million tokens, such as `0.25`. */
const price = () =>
  z._default(
    z.pipe(
      z.string().check(
        z.refine((text) => /^\d{1,4}(\.\d{1,6})?$/.test(text), {
          params: { reason: 'must be an amount from 0 to 9999.999999, such as 0.25' },
        }),
      ),
      z.transform((text: string) => Number(text)),
    ),
    0,
  );

/** Adds an OpenAI-compatible endpoint to a service's config. */
export const aiConfig = z.object({
  OPENAI_API_KEY: z.string().check(z.minLength(1)),
  OPENAI_MODEL: z.string().check(z.minLength(1)),
  /** Without it, OpenAI's own. */
  OPENAI_BASE_URL: z.optional(z.url()),
  /** For models that reason: `low` keeps them inside the time limit. */
  OPENAI_REASONING_EFFORT: z.optional(z.enum(['none', 'minimal', 'low', 'medium', 'high'])),
  /** The provider's moderation; `none` where there is no such thing. */
  OPENAI_MODERATION_MODEL: z._default(z.string().check(z.minLength(1)), 'omni-moderation-latest'),
  /** The model that reviews lines before a member sees them; `none` for no reviews. Without it, the one that writes. */
  OPENAI_REVIEW_MODEL: z.optional(z.string().check(z.minLength(1))),
  /** EUR for a million tokens read, and for a million written: for the metric of what the AI costs. */
  OPENAI_INPUT_PRICE: togetherWith('OPENAI_OUTPUT_PRICE', price()),
  OPENAI_OUTPUT_PRICE: togetherWith('OPENAI_INPUT_PRICE', price()),
  /** The name of the AI as shown to members, such as "demo AI"; the model's name by default. */
  WRITTEN_BY: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
});
export type AiConfig = z.output<typeof aiConfig>;
