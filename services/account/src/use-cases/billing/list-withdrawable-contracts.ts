import { callStripe, isMissing } from '../../clients/payments/stripe-client.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/user-repository.ts';
import { type Contract, findWithdrawableContracts, withdrawalWindow } from '../../rules/billing/withdrawal-right.ts';
import { listCharges } from './list-charges.ts';

export interface WithdrawableContract extends Contract {
  /** Cents that withdrawing pays back. */
  amount: number;
}

/** What the member can withdraw from now: a plan that runs, or one that has ended and was not paid back. */
export async function listWithdrawableContracts(ctx: AppContext, user: User): Promise<WithdrawableContract[]> {
  const { customerId, withdrawals = [] } = user.billing ?? {};
  if (!customerId) return [];
  const open = (await fetchContracts(ctx, customerId)).filter(
    ({ id }) => !withdrawals.some(({ contractId }) => contractId === id),
  );
  const all = await Promise.all(
    open.map(async (contract) => {
      const charges = await listCharges(ctx, contract.id, contract.startedAt);
      return { ...contract, amount: charges.reduce((sum, { remaining: left }) => sum + left, 0) };
    }),
  );
  return all.filter(({ id, amount }) => amount > 0 || id === user.subscription?.id);
}

async function fetchContracts(ctx: AppContext, customer: string): Promise<Contract[]> {
  const gte = Math.floor((ctx.now() - withdrawalWindow) / 1000);
  try {
    const list = ctx.payments.invoices.list({ customer, status: 'paid', created: { gte }, limit: 100 });
    return findWithdrawableContracts((await callStripe(list)).data, ctx.priceIds, ctx.now());
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
