import type { CreditBalance } from '@datewright/contracts/account/credit-balance';
import type { CreditAccountState } from '../../data/credits/credit-account-repository.ts';
import type { CreditPeriod } from './credit-period.ts';

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What a member may still spend from a book: holds past their time count as given back, before anyone did it. */
export function availableCredits(book: Pick<CreditAccountState, 'available' | 'holds'>, now: number): number {
  const expired = sum(book.holds.filter((hold) => hold.expiresAt.getTime() <= now).map((hold) => hold.amount));
  return Math.max(0, book.available + expired);
}

/** A tool's balance as pages read it. No book yet is a full one; no period is no access. */
export function toCreditBalance(
  book: CreditAccountState | null,
  period: CreditPeriod | null,
  now: number,
): CreditBalance {
  if (!period) return { available: 0, used: 0, total: 0, limit: 0, resetDate: null, resetPeriod: 'never' };
  const { limit, resetPeriod } = period;
  const rest = { total: limit, limit, resetDate: period.end.toISOString(), resetPeriod };
  if (!book) return { available: limit, used: 0, ...rest };
  // A plan that changed since the book was last written shows at once.
  const available = availableCredits({ ...book, available: book.available + limit - book.limit }, now);
  const held = sum(book.holds.filter((hold) => hold.expiresAt.getTime() > now).map((hold) => hold.amount));
  return { available, used: book.used + held, ...rest };
}
