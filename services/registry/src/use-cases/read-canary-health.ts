import type { VersionHealth } from '@datewright/contracts/registry/get-canary-health';
import type { AppContext } from '../context.ts';
import type { RemoteRelease } from '../data/release-store.ts';

/** Older views say little about today's. */
const windowMs = 30 * 60_000;

export interface CanaryHealth {
  canary: VersionHealth | null;
  stable: VersionHealth | null;
}

/** The views of both versions since the canary began, or `null`s without one. */
export async function readCanaryHealth(
  { views }: Pick<AppContext, 'views'>,
  { name, stable, canary }: RemoteRelease,
): Promise<CanaryHealth> {
  if (!canary) return { canary: null, stable: null };
  const since = new Date(Math.max(canary.since.getTime(), Date.now() - windowMs));
  const [ofCanary, ofStable] = await Promise.all([
    views.count(name, canary.version, since),
    stable === null ? null : views.count(name, stable, since),
  ]);
  return { canary: ofCanary, stable: ofStable };
}
