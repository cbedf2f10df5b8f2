import type { Care, WaivedKind } from '@datewright/contracts/safety';
import { meantThere } from '../answers/own-spot.ts';
import type { AppContext } from '../context.ts';
import { judgementOf, type Material } from '../material.ts';

interface Asked {
  material: Material;
  /** ChatPad closed this match: somebody is under 18. */
  closed: boolean;
  goOn: WaivedKind | undefined;
}

/** Before any AI and any credit. Throws `held_back`; answers care when what is written is to be gentle. */
export async function admit(ctx: Pick<AppContext, 'safety'>, asked: Asked): Promise<Care | null> {
  refuseClosed(ctx, asked);
  refuseMeant(ctx, asked);
  return ctx.safety.admit(judgementOf(asked.material, asked.goOn));
}

/** The same by our own rules, for what never reaches an AI. */
export function admitByRules(ctx: Pick<AppContext, 'safety'>, asked: Asked): Care | null {
  refuseClosed(ctx, asked);
  return ctx.safety.admitByRules(judgementOf(asked.material, asked.goOn));
}

function refuseClosed({ safety }: Pick<AppContext, 'safety'>, { material, closed, goOn }: Asked): void {
  if (closed) safety.refuseMinor(judgementOf(material, goOn));
}

/** A chat may be harmless, and the place that the member has in mind is not. Nobody goes on with that. */
function refuseMeant({ safety }: Pick<AppContext, 'safety'>, { material: { spot } }: Asked): void {
  const meant = meantThere(spot);
  if (meant) safety.hear(meant, { said: [{ by: 'member', place: 'draft', text: spot }] });
}
