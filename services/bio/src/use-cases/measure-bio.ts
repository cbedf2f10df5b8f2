import type { BioScore } from '@datewright/contracts/bio/score';
import type { WaivedKind } from '@datewright/contracts/safety';
import { takeOrThrow } from '@datewright/service-kit/rate-limit';
import type { AppContext } from '../context.ts';
import { safetyRequestOfBio } from './admit.ts';

/** Free, so it is limited; a household or an office may share an address, and a page asks when typing pauses. */
const measurings = { name: 'bio-score', max: 240, windowSeconds: 60 };

/** The score of a text by the rules. Throws `held_back` for what the safety judgement stops, `no_score_…` for no text. */
export async function measureBio(ctx: AppContext, address: string, bio: string, goOn?: WaivedKind): Promise<BioScore> {
  await takeOrThrow(ctx.limiter, measurings, address);
  await ctx.safety.checkByRules(safetyRequestOfBio(bio, goOn));
  return ctx.texts.score(bio);
}
