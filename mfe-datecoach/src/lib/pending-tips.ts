import type { SavedTip, tipToSave } from '@datewright/contracts/datecoach/saved-tip';
import type { z } from '@datewright/sdk/zod';

export type TipInput = z.input<typeof tipToSave>;

/** Changes that the service has not confirmed, by tip id; a `null` tip is one to remove. */
export type PendingChanges = ReadonlyMap<string, { number: number; tip: TipInput | null }>;

const compareNewestFirst = (a: SavedTip, b: SavedTip) => b.timestamp.localeCompare(a.timestamp);

/** The list with this tip in it, or without it when `tip` is null. */
export function replaceTip(tips: readonly SavedTip[], id: string, tip: SavedTip | null): SavedTip[] {
  const others = tips.filter((other) => other.id !== id);
  return tip ? [...others, tip].sort(compareNewestFirst) : others;
}

export function applyPendingChanges(tips: readonly SavedTip[], pending: PendingChanges): readonly SavedTip[] {
  let list = tips;
  for (const [id, { tip }] of pending) {
    const before = list.find((other) => other.id === id);
    list = replaceTip(list, id, tip && { notes: before?.notes ?? '', source: '', ...omitUndefined(tip) });
  }
  return list;
}

const omitUndefined = ({ notes, source, ...tip }: TipInput) => ({
  ...tip,
  ...(notes !== undefined && { notes }),
  ...(source !== undefined && { source }),
});
