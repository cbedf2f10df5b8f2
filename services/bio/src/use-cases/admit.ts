import type { WaivedKind } from '@datewright/contracts/safety';
import type { SafetyRequest } from '@datewright/service-kit/safety/safety';
import type { AppContext } from '../context.ts';
import type { BioOrder } from '../prompts/bio-order.ts';
import { givenIn } from '../prompts/bio-order.ts';

/** A bio is judged as what it becomes: the member's own public text. */
export const safetyRequestOfBio = (bio: string, goOn?: WaivedKind): SafetyRequest => ({
  goOn,
  texts: [{ author: 'member', place: 'bio', text: bio }],
});

const safetyRequestOfOrder = (order: BioOrder, goOn?: WaivedKind): SafetyRequest => ({
  goOn,
  texts: [
    ...givenIn(order).map((text) => ({ author: 'member', place: 'bio', text }) as const),
    // How, not what: nothing of it stands in the bio.
    { author: 'member', place: 'draft', text: order.voice },
  ],
});

/** Judges what a bio is to be written from, before the AI and before any credit. Throws `held_back`. */
export async function admitOrder(ctx: AppContext, order: BioOrder, goOn?: WaivedKind): Promise<SafetyRequest> {
  const request = safetyRequestOfOrder(order, goOn);
  await ctx.safety.check(request);
  return request;
}

/** Judges a bio before the AI and before any credit. Throws `held_back`. */
export async function admitBio(ctx: AppContext, bio: string, goOn?: WaivedKind): Promise<SafetyRequest> {
  const request = safetyRequestOfBio(bio, goOn);
  await ctx.safety.check(request);
  return request;
}
