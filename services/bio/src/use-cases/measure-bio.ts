import type { BioFix, BioScore } from '@datewright/contracts/bio/score';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { AppContext } from '../context.ts';
import { toBioSafetyRequest } from './moderate-bio.ts';

/**
 * Limited because it is free; a household or office may share an address, and the page requests a score at every pause.
 */
const scoreRateLimit = { name: 'bio-score', max: 240, windowSeconds: 60 };

interface MeasuredBio {
  bio: string;
  goOn?: WaivableCategory | undefined;
  withFixes?: boolean | undefined;
}

/**
 * The score of a text by the rules. Throws `held_back` when moderation stops it, and `no_score_…` when it can't be
 * scored.
 */
export async function measureBio(
  ctx: AppContext,
  address: string,
  { bio, goOn, withFixes }: MeasuredBio,
): Promise<BioScore & { fixes?: BioFix[] }> {
  await consumeRateLimit(ctx.limiter, scoreRateLimit, address);
  await ctx.moderation.checkByRules(toBioSafetyRequest(bio, goOn));
  const score = await ctx.textAnalyzer.score(bio);
  return withFixes ? { ...score, fixes: await ctx.textAnalyzer.listFixes(bio) } : score;
}
