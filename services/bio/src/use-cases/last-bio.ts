import type { NextStep } from '@datewright/contracts/next-step';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { safetyRequestOfBio } from './admit.ts';

/** The member's bio with its score by the rules; `null` without one. What the safety judgement stops has no number. */
export async function lastBio(ctx: AppContext, userId: string): Promise<NextStep | null> {
  const { bio } = await ctx.bios.read(userId);
  return bio.trim() === '' ? null : { about: '', search: '', score: await numberIfAdmitted(ctx, bio) };
}

async function numberIfAdmitted(ctx: AppContext, bio: string): Promise<number | null> {
  try {
    await ctx.safety.checkByRules(safetyRequestOfBio(bio));
    return (await ctx.texts.scoreOrNull(bio))?.score ?? null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
