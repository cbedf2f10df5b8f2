import { checkCredits } from '@datewright/contracts/account/check-credits';
import { commitCredits } from '@datewright/contracts/account/commit-credits';
import { releaseCredits } from '@datewright/contracts/account/release-credits';
import { type CreditReservation, reserveCredits } from '@datewright/contracts/account/reserve-credits';
import type { z } from '@datewright/contracts/zod';
import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { createServiceClient, serviceTimeoutMs } from '@datewright/service-kit/http/service-client';

type SettledCredits = z.output<typeof commitCredits.response>;

/** The credit calls of the account service: reserve before the work, commit or release after it. */
export interface CreditsClient {
  /** The credits that the member could spend; throws as `reserve` does when there are none. Reserves nothing. */
  check(body: z.input<typeof checkCredits.body>): Promise<z.output<typeof checkCredits.response>>;
  reserve(body: z.input<typeof reserveCredits.body>): Promise<CreditReservation>;
  commit(body: z.input<typeof commitCredits.body>): Promise<SettledCredits>;
  /** Throws `not_found` when nothing was reserved for the operation. */
  release(body: z.input<typeof releaseCredits.body>): Promise<SettledCredits>;
}

/** Errors that are about the member. Errors about our own call are not passed on. */
const memberErrorCodes = ['out_of_credits', 'no_access', 'operation_conflict', 'session_ended', 'email_not_confirmed'];

function toMemberError(error: unknown): never {
  const known = toAppError(error);
  throw memberErrorCodes.includes(known.code) ? known : new AppError('unavailable', { cause: error });
}

/**
 * Every method throws `out_of_credits`, `no_access`, `operation_conflict`, `session_ended`, `email_not_confirmed` or
 * `unavailable`; after any of them nothing may be spent.
 */
export function createCreditsClient(config: { ACCOUNT_URL: string; SERVICE_TOKEN: string }): CreditsClient {
  const call = createServiceClient({ baseUrl: config.ACCOUNT_URL, token: config.SERVICE_TOKEN });
  /** The last time of the account service's clock, and when it arrived: two machines' clocks need not agree. */
  let clock: { at: number; receivedAt: number } | undefined;
  /** When we stop waiting for the response to a call that starts now. */
  const deadline = () => clock && Math.floor(clock.at + performance.now() - clock.receivedAt + serviceTimeoutMs);
  async function reserve(body: z.input<typeof reserveCredits.body>): Promise<CreditReservation> {
    try {
      const reservation = await call(reserveCredits, { ...body, deadline: deadline() });
      clock = reservation.at === undefined ? undefined : { at: reservation.at, receivedAt: performance.now() };
      return reservation;
    } catch (error) {
      // The account service's clock may have been changed.
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
