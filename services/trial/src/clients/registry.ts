import { claimTrial, type TrialLease } from '@datewright/contracts/registry/claim-trial';
import { reportTrial } from '@datewright/contracts/registry/report-trial';
import { z } from '@datewright/contracts/zod';

export interface Registry {
  /** The version that has waited longest, or `null`. */
  claim(): Promise<TrialLease | null>;
  /** Ends a trial. Without findings the version could not be tried and waits again. */
  report(lease: TrialLease, findings?: string[]): Promise<void>;
}

const timeoutMs = 10_000;

export function createRegistry(url: string, token: string): Registry {
  async function post(path: string, body: object): Promise<unknown> {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The registry answered ${response.status} to ${path}.`);
    return response.json();
  }
  return {
    claim: async () => z.parse(claimTrial.response, await post(claimTrial.path, {})).lease,
    async report({ leaseId, remote: { card } }, findings) {
      const { name, version } = card;
      await post(reportTrial.path, { name, version, leaseId, ...(findings && { findings }) });
    },
  };
}
