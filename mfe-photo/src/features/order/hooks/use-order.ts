import { useSession } from '@datewright/sdk/host';
import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { groupSimilar } from '../../../lib/photo-traits.ts';
import { explainOrder } from '../lib/explain-order.ts';
import { recommendOrder } from '../lib/recommend-order.ts';

const savedOrder = z.object({
  /** Photos in the member's order; empty while it is the recommended one. */
  ids: z.array(z.string()),
  /** Photos that the member prefers to better ones that are nearly the same. */
  chosenIds: z._default(z.array(z.string()), []),
});

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
  const [{ ids, chosenIds }, change] = usePersistedState(
    'sessionStorage',
    key,
    () => readPersisted('sessionStorage', key, savedOrder) ?? { ids: [], chosenIds: [] },
  );
  const recommended = recommendOrder(photos, chosenIds);
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
    /** Puts the photo in the place of the one that is nearly the same. */
    choose(photo: AnalyzedPhoto) {
      const groups = groupSimilar(photos).map(({ best, others }) => [best, ...others]);
      const group = groups.find((similar) => similar.includes(photo)) ?? [];
      const replaced = order.find((other) => group.includes(other));
      change({
        ids: ids.map((id) => (id === replaced?.id ? photo.id : id)),
        chosenIds: [...chosenIds.filter((id) => group.every((similar) => similar.id !== id)), photo.id],
      });
    },
    reset: () => change({ ids: listOthersIds() }),
  };
}

export type PhotoOrder = ReturnType<typeof useOrder>;
