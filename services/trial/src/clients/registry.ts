import { claimTrial, type TrialLease } from '@datewright/contracts/registry/claim-trial';
import { reportTrial } from '@datewright/contracts/registry/report-trial';
import { createServiceClient } from '@datewright/service-kit/http/service-client';

export interface Registry {
  /** The version that has waited longest, or `null`. */
  claim(): Promise<TrialLease | null>;
  /** Ends a trial. Without findings the version could not be tried and waits again. */
  report(lease: TrialLease, findings?: string[]): Promise<void>;
}

/** Milliseconds. */
const timeout = 10_000;

export function createRegistry(baseUrl: string, token: string): Registry {
  const call = createServiceClient({ baseUrl, token, timeout });
  return {
    claim: async () => (await call(claimTrial, {})).lease,
    async report({ leaseId, remote: { card } }, findings) {
      const { name, version } = card;
      await call(reportTrial, { name, version, leaseId, ...(findings && { findings }) });
    },
  };
}
