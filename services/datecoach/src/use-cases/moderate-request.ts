import type { ModerationNotice, WaivableCategory } from '@datewright/contracts/moderation';
import type { StartedCheck } from '@datewright/tool-kit/moderation/moderation-service';
import type { AppContext } from '../context.ts';
import { type DateMaterial, toSafetyRequest } from '../rules/date-material.ts';
import { detectSpotRisk } from '../rules/risky-spot.ts';

interface ModerationInput {
  material: DateMaterial;
  /** ChatPad closed this match because someone in it seems to be under 18. */
  closed: boolean;
  goOn: WaivableCategory | undefined;
}

/**
 * Moderates a request before it reaches the AI or reserves a credit. Throws `held_back`. Returns a notice when the
 * answer must be gentle.
 */
export async function moderateRequest(
  ctx: Pick<AppContext, 'moderation'>,
  input: ModerationInput,
): Promise<ModerationNotice | null> {
  await rejectClosedMatch(ctx, input);
  await rejectRiskySpot(ctx, input);
  return ctx.moderation.check(toSafetyRequest(input.material, input.goOn));
}

/** For a search for spots, which names none: what is only suspected is decided while the AI writes. */
export async function startModeration(
  ctx: Pick<AppContext, 'moderation'>,
  input: ModerationInput,
): Promise<StartedCheck> {
  await rejectClosedMatch(ctx, input);
  return ctx.moderation.startCheck(toSafetyRequest(input.material, input.goOn));
}

/** Like `moderateRequest`, with our own rules only, for requests that never reach an AI. */
export async function moderateByRules(
  ctx: Pick<AppContext, 'moderation'>,
  input: ModerationInput,
): Promise<ModerationNotice | null> {
  await rejectClosedMatch(ctx, input);
  return ctx.moderation.checkByRules(toSafetyRequest(input.material, input.goOn));
}

async function rejectClosedMatch(
  { moderation: safety }: Pick<AppContext, 'moderation'>,
  { material, closed, goOn }: ModerationInput,
): Promise<void> {
  if (closed) await safety.holdBack('minor', 'match', toSafetyRequest(material, goOn));
}

/** The spot may be harmful even if the chat is not. Members cannot overrule this verdict. */
async function rejectRiskySpot(
  { moderation: safety }: Pick<AppContext, 'moderation'>,
  { material: { spot } }: ModerationInput,
): Promise<void> {
  const risk = detectSpotRisk(spot);
  if (risk) await safety.holdBack(risk, 'member', { texts: [{ author: 'member', place: 'draft', text: spot }] });
}
