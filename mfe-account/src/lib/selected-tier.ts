import type { PaidTier } from '@datewright/contracts/account/paid-tier';

const tiersByCheckoutName = new Map<string | null, PaidTier>([
  ['starter', 'weekly'],
  ['pro', 'monthly'],
]);

/** The plan whose checkout this path leads to, or `null`. */
export function findSelectedTier(path: string | null): PaidTier | null {
  if (!path?.startsWith('/pricing?')) return null;
  return tiersByCheckoutName.get(new URLSearchParams(path.slice(path.indexOf('?'))).get('checkout')) ?? null;
}
