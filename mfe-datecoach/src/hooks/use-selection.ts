import { place } from '@datewright/contracts/datecoach/place';
import { needs } from '@datewright/contracts/datecoach/playbook-options';
import { quote } from '@datewright/contracts/datecoach/quote';
import { spotId, spotName, toCheck } from '@datewright/contracts/datecoach/spot';
import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { useCallback } from 'react';
import { useStorageKey } from './use-storage-key.ts';

const pickedPlace = z.object({ id: place.shape.id, name: place.shape.name });
export type PickedPlace = z.infer<typeof pickedPlace>;

/** The chosen spot and match of a playbook. */
const selectedSpot = z.object({
  id: spotId,
  name: spotName,
  /** The kind of place, for map searches; empty for the member's own spots. */
  type: z.string().check(z.maxLength(200)),
  description: z.string().check(z.maxLength(2000)),
  /** The real place that the member picked for it. */
  place: z.optional(pickedPlace),
  toCheck,
  quotes: z.array(quote),
  /** The needs at the time of choosing. */
  needs,
  /** The id of the match in ChatPad, or empty without a match. */
  profileId: z.string().check(z.maxLength(64)),
  matchName: z.string().check(z.maxLength(80)),
});
export type SelectedSpot = z.infer<typeof selectedSpot>;

const storedSelection = z.object({
  spot: z.nullable(selectedSpot),
  matchId: z.nullable(z.string().check(z.maxLength(64))),
});
const emptySelection = { spot: null, matchId: null };

/** The selection in this tab; it survives a reload. */
export function useSelection() {
  const key = useStorageKey('chosen');
  const [{ spot, matchId }, change] = usePersistedState(
    'sessionStorage',
    key,
    () => readPersisted('sessionStorage', key, storedSelection) ?? emptySelection,
  );
  return {
    spot,
    matchId,
    chooseSpot: useCallback((next: SelectedSpot | null) => change({ spot: next }), [change]),
    /** Choosing another match clears the spot, which was for the previous one. */
    chooseMatch: useCallback((next: string | null) => change({ matchId: next, spot: null }), [change]),
    /** Restores the selection of an existing playbook. */
    resume: useCallback((next: SelectedSpot) => change({ spot: next, matchId: next.profileId || null }), [change]),
  };
}
