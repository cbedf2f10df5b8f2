import { type Needs, needs } from '@datewright/contracts/datecoach/playbook-options';
import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { useStorageKey } from './use-storage-key.ts';

const defaultNeeds: Needs = z.parse(needs, {});

/** The member's requirements for every date, stored until they change them. */
export function useNeeds(): [needs: Needs, change: (part: Partial<Needs>) => void] {
  const key = useStorageKey('needs');
  const [stored, change] = usePersistedState(
    'localStorage',
    key,
    () => readPersisted('localStorage', key, needs) ?? defaultNeeds,
  );
  return [stored, change];
}

export const hasSameNeeds = (a: Needs, b: Needs) =>
  a.budget === b.budget &&
  a.stepFree === b.stepFree &&
  a.noAlcohol === b.noAlcohol &&
  a.daylight === b.daylight &&
  a.video === b.video;
