import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { guaranteeDays } from '@datewright/contracts/plans';
import type Stripe from 'stripe';
import { type PriceIds, tierOfPrice } from './prices.ts';

const day = 24 * 3600_000;

/** Milliseconds: an older invoice can't begin a contract that is still open for withdrawal. */
export const withdrawalWindow = (guaranteeDays + 1) * day;

/** The withdrawal deadline: the end of the 14th day after the contract began, in UTC. */
export function withdrawableUntil(startedAt: Date): Date {
  const firstDay = Math.floor(startedAt.getTime() / day) * day;
  return new Date(firstDay + withdrawalWindow - 1);
}

/** The contract of one subscription: a paid purchase or upgrade, and what followed. */
export interface Contract {
  /** Stripe's id of the subscription. */
  id: string;
  tier: PaidTier;
  startedAt: Date;
  until: Date;
}

/**
 * Contracts that can be withdrawn from, newest first, from a customer's invoices in any order. Each purchase and each
 * upgrade has its own period, whether or not the plan still runs; overlapping ones of one subscription are merged.
 */
export function findWithdrawableContracts(invoices: Stripe.Invoice[], priceIds: PriceIds, now: number): Contract[] {
  const open = new Map<string, Contract>();
  for (const invoice of invoices.toSorted((a, b) => a.created - b.created)) {
    const sale = findSale(invoice, priceIds);
    if (!sale || sale.until.getTime() < now) continue;
    const { startedAt } = open.get(sale.id) ?? sale;
    open.delete(sale.id);
    open.set(sale.id, { ...sale, startedAt });
  }
  return [...open.values()].reverse();
}

/** The contract that a paid invoice begins: a first payment, or an upgrade to Pro. */
function findSale(invoice: Stripe.Invoice, priceIds: PriceIds): Contract | null {
  const { status, amount_paid, billing_reason: reason, created, lines, parent } = invoice;
  const subscription = parent?.subscription_details?.subscription;
  if (status !== 'paid' || amount_paid === 0 || !subscription) return null;
  const sold = lines.data.findLast(({ amount }) => amount > 0)?.pricing?.price_details?.price;
  const tier = sold ? tierOfPrice(priceIds, typeof sold === 'string' ? sold : sold.id) : null;
  const begins = reason === 'subscription_create' || (reason === 'subscription_update' && tier === 'monthly');
  if (!tier || !begins) return null;
  const startedAt = new Date(created * 1000);
  const id = typeof subscription === 'string' ? subscription : subscription.id;
  return { id, tier, startedAt, until: withdrawableUntil(startedAt) };
}
