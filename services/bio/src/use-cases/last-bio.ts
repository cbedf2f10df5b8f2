import type { NextStep } from '@datewright/contracts/next-step';
import { AppError } from '@datewright/service-kit/errors';
import { numberOf } from '../answers/number-of.ts';
import type { AppContext } from '../context.ts';
import { judgementOfBio } from './admit.ts';

/** The member's bio with its score by the rules; `null` without one. What the safety judgement stops has no number. */
export async function lastBio(ctx: AppContext, userId: string): Promise<NextStep | null> {
  const { bio } = await ctx.bios.read(userId);
  return bio.trim() === '' ? null : { about: '', search: '', score: numberIfAdmitted(ctx, bio) };
}

function numberIfAdmitted(ctx: AppContext, bio: string): number | null {
  try {
    ctx.safety.admitByRules(judgementOfBio(bio));
    return numberOf(bio)?.score ?? null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
