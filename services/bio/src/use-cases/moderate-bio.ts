import type { WaivableCategory } from '@datewright/contracts/moderation';
import type { ModerationServiceRequest } from '@datewright/tool-kit/moderation/moderation-service';
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

/** Moderates the input of a bio, without the facts of the writing profile, before the AI request and before a credit is reserved. Throws `held_back`. */
export async function moderateBioInput(
  ctx: AppContext,
  input: RequestedBio,
  goOn?: WaivableCategory,
): Promise<ModerationServiceRequest> {
  const request = toInputSafetyRequest(input, goOn);
  await ctx.moderation.check(request);
  return request;
}

/** Moderates a bio before the AI request and before a credit is reserved. Throws `held_back`. */
export async function moderateBio(
  ctx: AppContext,
  bio: string,
  goOn?: WaivableCategory,
): Promise<ModerationServiceRequest> {
  const request = toBioSafetyRequest(bio, goOn);
  await ctx.moderation.check(request);
  return request;
}
