import { commitCredits, type Reservation, releaseCredits, reserveCredits } from '@datewright/contracts/credits';
import type { z } from '@datewright/contracts/zod';
import { serviceClient } from './service-client.ts';

type Settled = z.output<typeof commitCredits.response>;

/** The account service's credit book, as a tool's service uses it: reserve before the work, commit or release after it. */
export interface CreditsClient {
  reserve(body: z.input<typeof reserveCredits.body>): Promise<Reservation>;
  commit(body: z.input<typeof commitCredits.body>): Promise<Settled>;
  release(body: z.input<typeof releaseCredits.body>): Promise<Settled>;
}

/** Errors are `out_of_credits`, `no_access`, `operation_conflict`, `session_ended`, or `unavailable`: never spend on one. */
export function creditsClient(config: { ACCOUNT_URL: string; SERVICE_TOKEN: string }): CreditsClient {
  const call = serviceClient({ baseUrl: config.ACCOUNT_URL, token: config.SERVICE_TOKEN });
  return {
    reserve: (body) => call(reserveCredits, body),
    commit: (body) => call(commitCredits, body),
    release: (body) => call(releaseCredits, body),
  };
}
