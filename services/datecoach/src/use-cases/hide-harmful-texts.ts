import { type Plan, type SharedText, sharedTexts } from '@datewright/contracts/datecoach/plan';
import type { AppContext } from '../context.ts';
import { detectSpotRisk } from '../rules/risky-spot.ts';

type Moderation = Pick<AppContext, 'moderation'>;

/** The plan as its member sees it: with a link, it names the texts that a friend is not shown. */
export async function withHiddenTexts(ctx: Moderation, plan: Plan): Promise<Plan> {
  if (!plan.linkToken) return plan;
  const hiddenTexts = await findHarmfulTexts(ctx, plan);
  return hiddenTexts.length > 0 ? { ...plan, hiddenTexts } : plan;
}

/** What would be held back in a request, by the rules alone: a plan never reaches an AI. */
export async function findHarmfulTexts(ctx: Moderation, plan: Pick<Plan, SharedText>): Promise<SharedText[]> {
  const harmful = await Promise.all(sharedTexts.map((name) => isHarmful(ctx, name, plan[name])));
  return sharedTexts.filter((_, at) => harmful[at]);
}

async function isHarmful({ moderation }: Moderation, name: SharedText, text: string): Promise<boolean> {
  if (text === '') return false;
  if (name !== 'matchName' && detectSpotRisk(text)) return true;
  const written =
    name === 'matchName'
      ? ({ author: 'match', place: 'bio' } as const)
      : ({ author: 'member', place: 'draft' } as const);
  const notice = await moderation.findByRules({ texts: [{ ...written, text }] });
  return notice !== null && notice.kind !== 'grief';
}
