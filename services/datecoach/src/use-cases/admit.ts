import type { Care, WaivedKind } from '@datewright/contracts/safety';
import { meantThere } from '../answers/own-spot.ts';
import type { AppContext } from '../context.ts';
import { type Material, safetyRequestOf } from '../material.ts';

interface Asked {
  material: Material;
  /** ChatPad closed this match: somebody seems to be under 18. */
  closed: boolean;
  goOn: WaivedKind | undefined;
}

/** Before any AI and any credit. Throws `held_back`; answers care when what is written is to be gentle. */
export async function admit(ctx: Pick<AppContext, 'safety'>, asked: Asked): Promise<Care | null> {
  await refuseClosed(ctx, asked);
  await refuseMeant(ctx, asked);
  return ctx.safety.check(safetyRequestOf(asked.material, asked.goOn));
}

/** The same by our own rules, for what never reaches an AI. */
export async function admitByRules(ctx: Pick<AppContext, 'safety'>, asked: Asked): Promise<Care | null> {
  await refuseClosed(ctx, asked);
  return ctx.safety.checkByRules(safetyRequestOf(asked.material, asked.goOn));
}

async function refuseClosed({ safety }: Pick<AppContext, 'safety'>, { material, closed, goOn }: Asked): Promise<void> {
  if (closed) await safety.refuse('minor', 'match', safetyRequestOf(material, goOn));
}

/** A chat may be harmless, and the place that the member has in mind is not. Nobody goes on with that. */
async function refuseMeant({ safety }: Pick<AppContext, 'safety'>, { material: { spot } }: Asked): Promise<void> {
  const meant = meantThere(spot);
  if (meant) await safety.refuse(meant, 'member', { texts: [{ author: 'member', place: 'draft', text: spot }] });
}
