import { maxSpots } from '@datewright/contracts/datecoach/limits';
import type { Needs } from '@datewright/contracts/datecoach/playbook-options';
import type { RequestMask } from '@datewright/safety/masking/request-mask';
import type { AiRequest } from '@datewright/tool-kit/ai/ai-client';
import { createPrompt, dataInstructions, strictObjectSchema } from '@datewright/tool-kit/ai/ai-prompt';
import { type AiVerdict, aiVerdictSchema, waiverInstructions } from '@datewright/tool-kit/moderation/ai-verdict';
import { type DateMaterial, maskMaterial } from '../rules/date-material.ts';
import { buildCommonRules, gentleRule } from './common-rules.ts';

/** Changes with every change of the wording, so that logs tell which prompt an answer was for. */
export const spotsPromptVersion = 'date-spots-5';

export interface SpotsOptions {
  needs: Needs;
  gentle: boolean;
  /** Categories of harm that the member says do not apply. */
  overruled: readonly AiVerdict[];
  /** Names of ideas not to propose again. */
  avoid: readonly string[];
}

/** Asks for one spare, because spots that fail validation are dropped. */
const spotCount = maxSpots + 1;

/** The instructions for the AI. An answer must not repeat them. */
export const buildSpotsGuidance = ({
  gentle,
  overruled,
}: Pick<
  SpotsOptions,
  'gentle' | 'overruled'
>) => `You help an adult to think of a first date with one match: kinds of place that suit what the match said.
${gentle ? `${gentleRule}\n` : ''}
Rules
- Write ${spotCount} spots, each clearly different. Public, with other people around, easy to leave.
- type: the kind, as one would type it into a map search ("board game café"). name: a short name for the idea, in sentence case. description: one or two sentences on what you would do there. reason: one sentence why it suits this match. goodWhen: two or three things to look for in a real one. quotes: up to three verbatim quotes of the match that it comes from.
- Repeat no idea of "avoid", not in other words either.
${buildCommonRules({ isPrivate: false })}${waiverInstructions(overruled)}`;

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const answerFormat = ({ overruled }: SpotsOptions) => ({
  name: 'date_spots',
  schema: strictObjectSchema({
    kind: aiVerdictSchema(overruled),
    spots: {
      type: 'array',
      items: strictObjectSchema({
        type: text,
        name: text,
        description: text,
        reason: text,
        goodWhen: texts,
        quotes: texts,
      }),
    },
  }),
});

/** The complete prompt, without time limit and signal. */
export function buildSpotsPrompt(
  material: DateMaterial,
  options: SpotsOptions,
  mask: RequestMask,
): Pick<AiRequest, 'messages' | 'answer'> {
  const { needs, gentle, avoid } = options;
  const data = { needs, gentle, ...maskMaterial(material, mask), avoid: avoid.map(mask.mask) };
  return createPrompt(`${buildSpotsGuidance(options)}\n\n${dataInstructions}`, data, answerFormat(options));
}
