import type { BioRecord } from '@datewright/contracts/bio/bio-record';

interface LocalBio {
  savedBio: string;
  version: number;
  unsynced: boolean;
}

export type ReconcileResult =
  /** Both say the same. */
  | 'same'
  /** The service's replaces ours, and the analysis goes. */
  | 'take'
  /** Ours never got there: it is saved now. */
  | 'push'
  /** Both changed: the member chooses. */
  | 'choose';

/** What becomes of the bio on this device once the service's has been read. */
export function reconcile(local: LocalBio, remote: BioRecord): ReconcileResult {
  if (local.savedBio === remote.bio) return 'same';
  // Nothing was ever saved: what is here is the member's.
  if (remote.version === 0) return 'push';
  if (!local.unsynced) return 'take';
  return remote.version === local.version ? 'push' : 'choose';
}
