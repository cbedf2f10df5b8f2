import type { BioRecord } from '@datewright/contracts/bio/bio-record';

interface LocalBio {
  savedBio: string;
  version: number;
  unsynced: boolean;
}

export type ReconcileResult =
  /** Both texts are equal. */
  | 'same'
  /** The service's text replaces ours and its analysis. */
  | 'take'
  /** Ours was never saved: save it now. */
  | 'push'
  /** Both changed, so the member chooses. */
  | 'choose';

/** Decides what happens to this device's bio once the service's has been read. */
export function reconcile(local: LocalBio, remote: BioRecord): ReconcileResult {
  if (local.savedBio === remote.bio) return 'same';
  // The service never had a bio, so this device's can't be outdated.
  if (remote.version === 0) return 'push';
  if (!local.unsynced) return 'take';
  return remote.version === local.version ? 'push' : 'choose';
}
