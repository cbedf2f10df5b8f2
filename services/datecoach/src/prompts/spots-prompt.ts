import { mostSpots } from '@datewright/contracts/datecoach/limits';
import type { Needs } from '@datewright/contracts/datecoach/words';
import type { RequestMask } from '@datewright/safety/masking/mask-table';
import type { AiQuestion } from '@datewright/service-kit/ai-client';
import { dataRule, questionOn, strictObject } from '@datewright/service-kit/ai-prompt';
import { type AiKind, kindSchema, overruledRule } from '@datewright/service-kit/safety/ai-kind';
import { type Material, masked } from '../material.ts';
import { commonRules, gentleRule } from './common-rules.ts';

export interface SpotsWish {
  needs: Needs;
  gentle: boolean;
  /** Kinds of harm that the member says are none here. */
  overruled: readonly AiKind[];
  /** Names of spots that were shown. */
  avoid: string[];
}

/** One more than is shown: what can not be shown is left out. */
const askedSpots = mostSpots + 1;

/** How the AI is to answer; none of it belongs into an answer. */
export const spotsGuidance = ({
  gentle,
  overruled,
}: Pick<
  SpotsWish,
  'gentle' | 'overruled'
>) => `You help an adult to think of a first date with one match: kinds of place that suit what the match said.
${gentle ? `${gentleRule}\n` : ''}
Rules
- Write ${askedSpots} spots, each clearly different. Public, with other people around, easy to leave.
- type: the kind, as one would type it into a map search ("board game café"). name: a short name for the idea, in sentence case. description: one or two sentences on what you would do there. reason: one sentence why it suits this match. goodWhen: two or three things to look for in a real one. quotes: up to three verbatim quotes of the match that it comes from.
- Repeat nothing of what stands under "avoid".
${commonRules}${overruledRule(overruled)}`;

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const answer = ({ overruled }: SpotsWish) => ({
  name: 'date_spots',
  schema: strictObject({
    kind: kindSchema(overruled),
    spots: {
      type: 'array',
      items: strictObject({ type: text, name: text, description: text, reason: text, goodWhen: texts, quotes: texts }),
    },
  }),
});

/** The whole question, without its time limit and signal. */
export function spotsQuestion(
  material: Material,
  wish: SpotsWish,
  mask: RequestMask,
): Pick<AiQuestion, 'messages' | 'answer'> {
  const { needs, gentle, avoid } = wish;
  const data = { needs, gentle, ...masked(material, mask), avoid: avoid.map(mask.hide) };
  return questionOn(`${spotsGuidance(wish)}\n\n${dataRule}`, data, answer(wish));
}
