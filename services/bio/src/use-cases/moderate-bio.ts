import type { WaivableCategory } from '@datewright/contracts/moderation';
import type { ModerationServiceRequest } from '@datewright/tool-kit/moderation/moderation-service';
import type { AppContext } from '../context.ts';
import type { BioPromptInput } from '../prompts/bio-prompt-input.ts';
import { listGivenTexts } from '../prompts/bio-prompt-input.ts';

/** A bio is judged as what it becomes: the member's own public text. */
export const toBioSafetyRequest = (bio: string, goOn?: WaivableCategory): ModerationServiceRequest => ({
  waivedKind: goOn,
  texts: [{ author: 'member', place: 'bio', text: bio }],
});

const toInputSafetyRequest = (order: BioPromptInput, goOn?: WaivableCategory): ModerationServiceRequest => ({
  waivedKind: goOn,
  texts: [
    ...listGivenTexts(order).map((text) => ({ author: 'member', place: 'bio', text }) as const),
    // How, not what: nothing of it stands in the bio.
    { author: 'member', place: 'draft', text: order.voice },
  ],
});

/** Judges what a bio is to be written from, before the AI and before any credit. Throws `held_back`. */
export async function moderateBioInput(
  ctx: AppContext,
  order: BioPromptInput,
  goOn?: WaivableCategory,
): Promise<ModerationServiceRequest> {
  const request = toInputSafetyRequest(order, goOn);
  await ctx.moderation.check(request);
  return request;
}

/** Judges a bio before the AI and before any credit. Throws `held_back`. */
export async function moderateBio(
  ctx: AppContext,
  bio: string,
  goOn?: WaivableCategory,
): Promise<ModerationServiceRequest> {
  const request = toBioSafetyRequest(bio, goOn);
  await ctx.moderation.check(request);
  return request;
}
