import { useSession } from '@datewright/sdk/host';
import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { explainOrder } from '../lib/explain-order.ts';
import { recommendOrder } from '../lib/order-photos.ts';

/** Ids of photos, as the member laid them; empty while they follow the recommendation. */
const savedOrder = z.object({ ids: z.array(z.string()) });

/** Laid over the recommendation: photos that came later stand at the end, in the order in which we would show them. */
function applyOrder(recommended: AnalyzedPhoto[], ids: readonly string[]): AnalyzedPhoto[] {
  const rank = new Map(ids.map((id, at) => [id, at]));
  return recommended.toSorted((a, b) => (rank.get(a.id) ?? ids.length) - (rank.get(b.id) ?? ids.length));
}

/** The order that the member sees: ours, or theirs with our reasons. It outlives the tab of the page, and a reload. */
export function useOrder(photos: readonly AnalyzedPhoto[]) {
  const key = `photo:${useSession().user?.id ?? ''}:order`;
  const [{ ids }, change] = usePersistedState(
    'sessionStorage',
    key,
    () => readPersisted('sessionStorage', key, savedOrder) ?? { ids: [] },
  );
  const recommended = recommendOrder(photos);
  const order = applyOrder(recommended, ids);
  return {
    order,
    entries: explainOrder(order),
    isOwn: order.some((photo, at) => photo !== recommended[at]),
    /** Takes the photo to a place, counted from 0; the others make room. */
    move(id: string, to: number) {
      const others = order.filter((photo) => photo.id !== id).map((photo) => photo.id);
      change({ ids: others.toSpliced(to, 0, id) });
    },
    reset: () => change({ ids: [] }),
  };
}
