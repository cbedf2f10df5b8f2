import { z } from '../zod.ts';
import { quote } from './quote.ts';
import { toCheck } from './spot.ts';

const tipFields = {
  /** Unique within its playbook, such as `preparation-grooming-1`. */
  id: z.string(),
  why: z.string(),
  quote: z.nullable(quote),
  /** Key of a study in `datingEvidence`. */
  evidence: z.nullable(z.string()),
  /** Present on every tip in `touch`: how to recognise a no. */
  readNo: z.nullable(z.string()),
  /** Place names in the tip's text, or in the response to a situation. */
  toCheck,
  /** What the tip is about; general advice when empty. Missing in playbooks from before it was recorded. */
  ties: z.optional(z.array(z.enum(['match', 'place']))),
} as const;

/** One tip. */
export const tip = z.object({ ...tipFields, text: z.string() });
export type Tip = z.infer<typeof tip>;

/** A tip for a situation that may come up. */
export const situation = z.object({ ...tipFields, scenario: z.string(), response: z.string() });
export type Situation = z.infer<typeof situation>;

export const datePrepTips = z.object({
  grooming: z.array(tip),
  style: z.array(tip),
  arrival: z.array(tip),
  extras: z.array(tip),
  venueSelection: z.array(tip),
  timing: z.array(tip),
  postDate: z.array(tip),
});
export const whatToTalk = z.object({ personalizedTalk: z.array(tip), icebreakers: z.array(tip) });
export const touchMoments = z.object({ naturalMoments: z.array(tip), readingSignals: z.array(tip) });
export const situationHandling = z.object({
  problemSolving: z.array(situation),
  unexpectedSituations: z.array(situation),
  funnyResponses: z.array(situation),
});
export const exitStrategies = z.object({ exitTips: z.array(tip) });

/** A section, as it is written and streamed. */
export const section = z.discriminatedUnion('name', [
  z.object({ name: z.literal('preparation'), tips: datePrepTips }),
  z.object({ name: z.literal('talk'), tips: whatToTalk }),
  z.object({ name: z.literal('touch'), tips: touchMoments }),
  z.object({ name: z.literal('situations'), tips: situationHandling }),
  z.object({ name: z.literal('exit'), tips: exitStrategies }),
]);
export type Section = z.infer<typeof section>;

/** A complete playbook. */
export const strategy = z.object({
  datePrepTips,
  whatToTalk,
  touchMoments,
  situationHandling,
  exitStrategies,
  metadata: z.object({
    isAiGenerated: z.boolean(),
    generatedAt: z.string(),
    /** When an existing strategy was found and returned again (ISO 8601); `null` if it is new. */
    cachedAt: z.nullable(z.string()),
  }),
});
export type Strategy = z.infer<typeof strategy>;
