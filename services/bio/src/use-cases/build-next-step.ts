import type { NextStep } from '@datewright/contracts/next-step';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { toBioSafetyRequest } from './moderate-bio.ts';

/** The member's bio with its score; `null` without a bio. A bio that moderation holds back has no score. */
export async function buildNextStep(ctx: AppContext, userId: string): Promise<NextStep | null> {
  const { bio } = await ctx.bios.read(userId);
  return bio.trim() === '' ? null : { about: '', search: '', score: await scoreIfAllowed(ctx, bio) };
}

async function scoreIfAllowed(ctx: AppContext, bio: string): Promise<number | null> {
  try {
    await ctx.moderation.checkByRules(toBioSafetyRequest(bio));
    return (await ctx.textAnalyzer.scoreOrNull(bio))?.score ?? null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
