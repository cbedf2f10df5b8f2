import type { CreditBalance } from '@datewright/contracts/account/credit-balance';
import type { CreditAccountState } from './credit-account-state.ts';
import type { CreditPeriod } from './credit-period.ts';

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What a member can still spend: expired reservations count as released, even before the worker releases them. */
export function availableCredits(account: Pick<CreditAccountState, 'available' | 'holds'>, now: number): number {
  const expired = sum(account.holds.filter((hold) => hold.expiresAt.getTime() <= now).map((hold) => hold.amount));
  return Math.max(0, account.available + expired);
}

/** A tool's balance for pages. No account yet means the full limit; no period means no access. */
export function toCreditBalance(
  account: CreditAccountState | null,
  period: CreditPeriod | null,
  now: number,
): CreditBalance {
  if (!period) return { available: 0, used: 0, total: 0, limit: 0, resetDate: null, resetPeriod: 'never' };
  const { limit, resetPeriod } = period;
  const rest = { total: limit, limit, resetDate: period.end.toISOString(), resetPeriod };
  if (!account) return { available: limit, used: 0, ...rest };
  // Shows a change of plan at once, before the account is next written.
  const available = availableCredits({ ...account, available: account.available + limit - account.limit }, now);
  const held = sum(account.holds.filter((hold) => hold.expiresAt.getTime() > now).map((hold) => hold.amount));
  return { available, used: account.used + held, ...rest };
}
