import type { TrialLease } from '@datewright/contracts/registry/claim-trial';
import type { AppContext } from '../context.ts';
import { findTriedVersion } from './build-release-table.ts';
import { startPreview } from './create-preview.ts';
import { endTrial } from './report-trial.ts';
import { isShell } from './shells.ts';

/** Longer than any trial takes: the runner's own limit is twelve minutes, and two for the last pages. */
const leaseMs = 15 * 60_000;
/** A version that ends its runner so often has failed. */
const maxTries = 3;

/** Leases the version that has waited longest. Versions that can't be tried any more fail instead. */
export async function claimTrial(context: AppContext): Promise<TrialLease | null> {
  for (;;) {
    const claimed = await context.trials.claim(leaseMs);
    if (!claimed) return null;
    const remote = await findTriedVersion(context, claimed.name, claimed.version);
    const { leaseId, tries } = claimed;
    if (remote && tries <= maxTries) {
      const preview = isShell(claimed) ? await startPreview(context, claimed, leaseMs) : undefined;
      return { leaseId, remote, ...(preview !== undefined && { preview }) };
    }
    const why = remote
      ? `Its trial ended ${maxTries} times without a result: it may have ended the browser or its machine.`
      : 'Its card breaks a rule that is newer than it is: publish a new version.';
    await endTrial(context, claimed, [why]);
  }
}
