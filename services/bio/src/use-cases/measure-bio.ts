import type { BioScore } from '@datewright/contracts/bio/score';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { AppContext } from '../context.ts';
import { toBioSafetyRequest } from './moderate-bio.ts';

/** Free, so it is limited; a household or an office may share an address, and a page asks when typing pauses. */
const scoreRateLimit = { name: 'bio-score', max: 240, windowSeconds: 60 };

/** The score of a text by the rules. Throws `held_back` for what the safety judgement stops, `no_score_…` for no text. */
export async function measureBio(
  ctx: AppContext,
  address: string,
  bio: string,
  goOn?: WaivableCategory,
): Promise<BioScore> {
  await consumeRateLimit(ctx.limiter, scoreRateLimit, address);
  await ctx.moderation.checkByRules(toBioSafetyRequest(bio, goOn));
  return ctx.textAnalyzer.score(bio);
}
