import { offlinePlansName } from '@datewright/contracts/datecoach/offline-plans';
import { writePersisted } from '@datewright/sdk/persisted-state';
import { useEffect } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useStorageKey } from '../../../hooks/use-storage-key.ts';
import { usePlans } from '../api/use-plans.ts';
import { toOfflinePlans } from '../lib/to-offline-plans.ts';

/**
 * Stores the next dates for the offline page of the installed app, without those of a closed match. `isClosed` is null until the
 * matches are loaded: what is stored stays until then.
 */
export function useOfflinePlans(isClosed: ((profileId: string) => boolean) | null): void {
  const { plan: copy } = useCopy();
  const key = useStorageKey(offlinePlansName);
  const { plans, isLoaded } = usePlans();
  useEffect(() => {
    if (!isLoaded || !isClosed) return;
    const next = toOfflinePlans(
      plans.filter(({ profileId }) => !isClosed(profileId)),
      copy,
      Date.now(),
    );
    writePersisted('localStorage', key, next.length > 0 ? next : null);
  }, [plans, isLoaded, isClosed, copy, key]);
}
