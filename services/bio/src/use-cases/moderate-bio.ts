import type { WaivableCategory } from '@datewright/contracts/moderation';
import type { ModerationServiceRequest, StartedCheck } from '@datewright/tool-kit/moderation/moderation-service';
import type { AppContext } from '../context.ts';
import type { RequestedBio } from '../prompts/bio-prompt-input.ts';
import { listGivenTexts } from '../prompts/bio-prompt-input.ts';

/** A bio is moderated as public text about the member. */
export const toBioSafetyRequest = (bio: string, goOn?: WaivableCategory): ModerationServiceRequest => ({
  waivedKind: goOn,
  texts: [{ author: 'member', place: 'bio', text: bio }],
});

const toInputSafetyRequest = (input: RequestedBio, goOn?: WaivableCategory): ModerationServiceRequest => ({
  waivedKind: goOn,
  texts: [
    ...listGivenTexts({ ...input, facts: [] }).map((text) => ({ author: 'member', place: 'bio', text }) as const),
    // The voice sample sets the style only, so nothing of it is in the bio.
    { author: 'member', place: 'draft', text: input.voice },
  ],
});

/**
 * Checks the input of a bio, without the facts of the writing profile. Throws `held_back` for what is certain; what is only suspected
 * is decided while the AI writes.
 */
export const startInputCheck = (ctx: AppContext, input: RequestedBio, goOn?: WaivableCategory): Promise<StartedCheck> =>
  ctx.moderation.startCheck(toInputSafetyRequest(input, goOn));

/** The same for a bio that the member wrote. */
export const startBioCheck = (ctx: AppContext, bio: string, goOn?: WaivableCategory): Promise<StartedCheck> =>
  ctx.moderation.startCheck(toBioSafetyRequest(bio, goOn));

/** What can't be done with a bio is said only of one that is not held back. */
export const afterCheck = <Done>(check: StartedCheck, work: Promise<Done>): Promise<Done> =>
  work.catch(async (error) => {
    await check.decide(null);
    throw error;
  });
