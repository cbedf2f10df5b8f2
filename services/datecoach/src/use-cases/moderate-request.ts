import type { ModerationNotice, WaivableCategory } from '@datewright/contracts/moderation';
import type { AppContext } from '../context.ts';
import { type DateMaterial, toSafetyRequest } from '../rules/date-material.ts';
import { detectSpotRisk } from '../rules/risky-spot.ts';

interface ModerationInput {
  material: DateMaterial;
  /** ChatPad closed this match: somebody seems to be under 18. */
  closed: boolean;
  goOn: WaivableCategory | undefined;
}

/** Before any AI and any credit. Throws `held_back`; answers care when what is written is to be gentle. */
export async function moderateRequest(
  ctx: Pick<AppContext, 'moderation'>,
  asked: ModerationInput,
): Promise<ModerationNotice | null> {
  await rejectClosedMatch(ctx, asked);
  await rejectRiskySpot(ctx, asked);
  return ctx.moderation.check(toSafetyRequest(asked.material, asked.goOn));
}

/** The same by our own rules, for what never reaches an AI. */
export async function moderateByRules(
  ctx: Pick<AppContext, 'moderation'>,
  asked: ModerationInput,
): Promise<ModerationNotice | null> {
  await rejectClosedMatch(ctx, asked);
  return ctx.moderation.checkByRules(toSafetyRequest(asked.material, asked.goOn));
}

async function rejectClosedMatch(
  { moderation: safety }: Pick<AppContext, 'moderation'>,
  { material, closed, goOn }: ModerationInput,
): Promise<void> {
  if (closed) await safety.holdBack('minor', 'match', toSafetyRequest(material, goOn));
}

/** A chat may be harmless, and the place that the member has in mind is not. Nobody goes on with that. */
async function rejectRiskySpot(
  { moderation: safety }: Pick<AppContext, 'moderation'>,
  { material: { spot } }: ModerationInput,
): Promise<void> {
  const meant = detectSpotRisk(spot);
  if (meant) await safety.holdBack(meant, 'member', { texts: [{ author: 'member', place: 'draft', text: spot }] });
}
