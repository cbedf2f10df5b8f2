import type { BioScore } from '@datewright/contracts/bio/score';
import type { WaivedKind } from '@datewright/contracts/safety';
import { takeOrThrow } from '@datewright/service-kit/rate-limit';
import type { AppContext } from '../context.ts';
import { scoreBio } from '../scoring/score-bio.ts';
import { judgementOfBio } from './admit.ts';

/** Free, so it is limited: a page that measures while somebody types asks less than once a second. */
const measurings = { name: 'bio-score', max: 60, windowSeconds: 60 };

export async function measureBio(ctx: AppContext, userId: string, bio: string, goOn?: WaivedKind): Promise<BioScore> {
  await takeOrThrow(ctx.limiter, measurings, userId);
  ctx.safety.admitByRules(judgementOfBio(bio, goOn));
  return scoreBio(bio);
}
