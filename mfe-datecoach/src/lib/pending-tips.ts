import type { SavedTip, tipToSave } from '@datewright/contracts/datecoach/saved-tip';
import type { z } from '@datewright/sdk/zod';

/** A tip on its way to the service. */
export type TipInput = z.input<typeof tipToSave>;

/** What the member wants of each tip, before the service has said yes: saved so, or (`null`) not at all. */
export type PendingChanges = ReadonlyMap<string, { turn: number; tip: TipInput | null }>;

const newestFirst = (a: SavedTip, b: SavedTip) => b.timestamp.localeCompare(a.timestamp);

/** The list with this tip in it, or without it. */
export function replaceTip(tips: readonly SavedTip[], id: string, tip: SavedTip | null): SavedTip[] {
  const others = tips.filter((one) => one.id !== id);
  return tip ? [...others, tip].sort(newestFirst) : others;
}

/** The list as it will be when everything that is wanted is done. */
export function applyPendingChanges(tips: readonly SavedTip[], wanted: PendingChanges): readonly SavedTip[] {
  let list = tips;
  for (const [id, { tip }] of wanted) {
    const before = list.find((one) => one.id === id);
    list = replaceTip(list, id, tip && { notes: before?.notes ?? '', source: '', ...omitUndefined(tip) });
  }
  return list;
}

const omitUndefined = ({ notes, source, ...tip }: TipInput) => ({
  ...tip,
  ...(notes !== undefined && { notes }),
  ...(source !== undefined && { source }),
});
