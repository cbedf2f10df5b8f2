import { checkCredits } from '@datewright/contracts/account/check-credits';
import { commitCredits } from '@datewright/contracts/account/commit-credits';
import { releaseCredits } from '@datewright/contracts/account/release-credits';
import { type CreditReservation, reserveCredits } from '@datewright/contracts/account/reserve-credits';
import type { z } from '@datewright/contracts/zod';
import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { createServiceClient, serviceTimeoutMs } from '@datewright/service-kit/http/service-client';

type SettledCredits = z.output<typeof commitCredits.response>;

/** The account service's credit book, as a tool's service uses it: reserve before the work, commit or release after it. */
export interface CreditsClient {
  /** What the member could spend; throws as `reserve` does when that is nothing. Holds nothing: who spends reserves. */
  check(body: z.input<typeof checkCredits.body>): Promise<z.output<typeof checkCredits.response>>;
  reserve(body: z.input<typeof reserveCredits.body>): Promise<CreditReservation>;
  commit(body: z.input<typeof commitCredits.body>): Promise<SettledCredits>;
  /** Throws `not_found` when nothing was ever reserved for the operation. */
  release(body: z.input<typeof releaseCredits.body>): Promise<SettledCredits>;
}

/** What the account service may say about the member. What it says about our own call is no business of theirs. */
const memberErrorCodes = ['out_of_credits', 'no_access', 'operation_conflict', 'session_ended', 'email_not_confirmed'];

function toMemberError(error: unknown): never {
  const known = toAppError(error);
  throw memberErrorCodes.includes(known.code) ? known : new AppError('unavailable', { cause: error });
}

/** Errors are `out_of_credits`, `no_access`, `operation_conflict`, `session_ended`, `email_not_confirmed`, or `unavailable`: never spend on one. */
export function createCreditsClient(config: { ACCOUNT_URL: string; SERVICE_TOKEN: string }): CreditsClient {
  const call = createServiceClient({ baseUrl: config.ACCOUNT_URL, token: config.SERVICE_TOKEN });
  /** What the account service's clock said last, and when that was: no two machines need to agree on the time. */
  let clock: { at: number; heard: number } | undefined;
  /** When we stop listening for an answer to what is asked now. */
  const deadline = () => clock && Math.floor(clock.at + performance.now() - clock.heard + serviceTimeoutMs);
  async function reserve(body: z.input<typeof reserveCredits.body>): Promise<CreditReservation> {
    try {
      const reservation = await call(reserveCredits, { ...body, deadline: deadline() });
      clock = reservation.at === undefined ? undefined : { at: reservation.at, heard: performance.now() };
      return reservation;
    } catch (error) {
      // Its clock may have been set since.
      clock = undefined;
      return toMemberError(error);
    }
  }
  return {
    check: (body) => call(checkCredits, body).catch(toMemberError),
    reserve,
    commit: (body) => call(commitCredits, body).catch(toMemberError),
    release: (body) =>
      call(releaseCredits, body).catch((error) => {
        if (toAppError(error).code === 'not_found') throw error;
        return toMemberError(error);
      }),
  };
}
