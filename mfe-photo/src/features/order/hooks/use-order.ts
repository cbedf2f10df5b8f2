import { useSession } from '@datewright/sdk/host';
import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { explainOrder } from '../lib/explain-order.ts';
import { recommendOrder } from '../lib/order-photos.ts';

/** Ids of photos in the member's order; empty while it is the recommended one. */
const savedOrder = z.object({ ids: z.array(z.string()) });

/** Applies the member's order to the recommendation: newer photos come last, in the recommended order. */
function applyOrder(recommended: AnalyzedPhoto[], ids: readonly string[]): AnalyzedPhoto[] {
  const rank = new Map(ids.map((id, at) => [id, at]));
  return recommended.toSorted((a, b) => (rank.get(a.id) ?? ids.length) - (rank.get(b.id) ?? ids.length));
}

/**
 * The order that the member sees: the recommended or their own, with reasons. It survives a change of tab and a reload.
 */
export function useOrder(photos: readonly AnalyzedPhoto[]) {
  const key = `photo:${useSession().user?.id ?? ''}:order`;
  const [{ ids }, change] = usePersistedState(
    'sessionStorage',
    key,
    () => readPersisted('sessionStorage', key, savedOrder) ?? { ids: [] },
  );
  const recommended = recommendOrder(photos);
  const order = applyOrder(recommended, ids);
  /** The saved ids of photos that are not shown now: of current photos while earlier ones are open. */
  const listOthersIds = () => ids.filter((id) => order.every((photo) => photo.id !== id));
  return {
    order,
    entries: explainOrder(order),
    isOwn: order.some((photo, at) => photo !== recommended[at]),
    /** Moves the photo to a position, counted from 0. */
    move(id: string, to: number) {
      const others = order.filter((photo) => photo.id !== id).map((photo) => photo.id);
      change({ ids: [...listOthersIds(), ...others.toSpliced(to, 0, id)] });
    },
    reset: () => change({ ids: listOthersIds() }),
  };
}
