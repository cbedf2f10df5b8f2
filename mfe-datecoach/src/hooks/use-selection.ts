import { needs } from '@datewright/contracts/datecoach/playbook-options';
import { quote } from '@datewright/contracts/datecoach/quote';
import { spotId, spotName, toCheck } from '@datewright/contracts/datecoach/spot';
import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { useCallback } from 'react';
import { useStorageKey } from './use-storage-key.ts';

/** The spot that a playbook is for, and the match whom it is for. */
const selectedSpot = z.object({
  id: spotId,
  name: spotName,
  /** The kind, for a search in a map; empty when only the member knows. */
  type: z.string().check(z.maxLength(200)),
  description: z.string().check(z.maxLength(2000)),
  toCheck,
  quotes: z.array(quote),
  /** As they were when it was chosen. */
  needs,
  /** Of the match in ChatPad; empty: none was chosen. */
  profileId: z.string().check(z.maxLength(64)),
  matchName: z.string().check(z.maxLength(80)),
});
export type SelectedSpot = z.infer<typeof selectedSpot>;

const storedSelection = z.object({
  spot: z.nullable(selectedSpot),
  matchId: z.nullable(z.string().check(z.maxLength(64))),
});
const emptySelection = { spot: null, matchId: null };

/** What is chosen in this tab; it survives a reload. */
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
    /** Another match takes away the spot that was for the one before. */
    chooseMatch: useCallback((next: string | null) => change({ matchId: next, spot: null }), [change]),
    /** Goes on with what a playbook was for. */
    resume: useCallback((next: SelectedSpot) => change({ spot: next, matchId: next.profileId || null }), [change]),
  };
}
