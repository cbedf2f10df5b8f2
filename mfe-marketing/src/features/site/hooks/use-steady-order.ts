import { useState } from 'react';
import { laterKind, type Waiting } from './use-next-steps.ts';

/** A row of the same person may change its words, but it keeps its place. */
const placeOf = ({ person, kind }: Waiting) => `${person} ${kind === laterKind}`;

/**
 * Keeps what is shown while slow tools are awaited in its place: what they answer comes after it. `early` counts the
 * rows that stood there when the wait began; `null` when nothing was awaited.
 */
export function useSteadyOrder(waiting: Waiting[], isAwaiting: boolean): { ordered: Waiting[]; early: number | null } {
  const [shown, setShown] = useState<{ places: string[]; early: number } | null>(null);
  const places = shown?.places ?? [];
  const added = isAwaiting ? waiting.map(placeOf).filter((place) => !places.includes(place)) : [];
  if (isAwaiting && (!shown || added.length > 0))
    setShown({ places: [...places, ...added], early: shown?.early ?? added.length });
  if (!shown) return { ordered: waiting, early: null };
  const rank = (one: Waiting) => (places.includes(placeOf(one)) ? places.indexOf(placeOf(one)) : places.length);
  return { ordered: waiting.toSorted((one, other) => rank(one) - rank(other)), early: shown.early };
}
