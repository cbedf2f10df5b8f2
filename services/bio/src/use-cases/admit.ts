import type { WaivedKind } from '@datewright/contracts/safety';
import type { Judgement } from '@datewright/service-kit/safety/safety';
import type { AppContext } from '../context.ts';
import type { BioOrder } from '../prompts/bio-order.ts';
import { givenIn } from '../prompts/bio-order.ts';

/** A bio is judged as what it becomes: the member's own public text. */
export const judgementOfBio = (bio: string, goOn?: WaivedKind): Judgement => ({
  goOn,
  said: [{ by: 'member', place: 'bio', text: bio }],
});

const judgementOfOrder = (order: BioOrder, goOn?: WaivedKind): Judgement => ({
  goOn,
  said: [
    ...givenIn(order).map((text) => ({ by: 'member', place: 'bio', text }) as const),
    // How, not what: nothing of it stands in the bio.
    { by: 'member', place: 'draft', text: order.voice },
  ],
});

/** Judges what a bio is to be written from, before the AI and before any credit. Throws `held_back`. */
export async function admitOrder(ctx: AppContext, order: BioOrder, goOn?: WaivedKind): Promise<Judgement> {
  const judgement = judgementOfOrder(order, goOn);
  await ctx.safety.admit(judgement);
  return judgement;
}

/** Judges a bio before the AI and before any credit. Throws `held_back`. */
export async function admitBio(ctx: AppContext, bio: string, goOn?: WaivedKind): Promise<Judgement> {
  const judgement = judgementOfBio(bio, goOn);
  await ctx.safety.admit(judgement);
  return judgement;
}
