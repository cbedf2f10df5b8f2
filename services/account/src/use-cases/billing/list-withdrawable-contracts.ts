import { callStripe, isMissing } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { type Contract, findWithdrawableContracts, withdrawalWindow } from '../../rules/billing/withdrawal-right.ts';
import { listCharges } from './list-charges.ts';

export interface WithdrawableContract extends Contract {
  /** Cents that a withdrawal refunds. */
  amount: number;
}

/** Contracts that the member can withdraw from: the running plan, and ended ones that were not refunded. */
export async function listWithdrawableContracts(ctx: BillingContext, user: User): Promise<WithdrawableContract[]> {
  const { customerId, withdrawals = [] } = user.billing ?? {};
  if (!customerId) return [];
  const open = (await fetchContracts(ctx, customerId)).filter(
    ({ id }) => !withdrawals.some(({ contractId }) => contractId === id),
  );
  const all = await Promise.all(
    open.map(async (contract) => {
      const charges = await listCharges(ctx, contract.id, contract.startedAt);
      return { ...contract, amount: charges.reduce((sum, { remaining }) => sum + remaining, 0) };
    }),
  );
  return all.filter(({ id, amount }) => amount > 0 || id === user.subscription?.id);
}

async function fetchContracts(ctx: BillingContext, customer: string): Promise<Contract[]> {
  const gte = Math.floor((ctx.now() - withdrawalWindow) / 1000);
  try {
    const list = ctx.payments.invoices.list({ customer, status: 'paid', created: { gte }, limit: 100 });
    return findWithdrawableContracts((await callStripe(list)).data, ctx.priceIds, ctx.now());
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
