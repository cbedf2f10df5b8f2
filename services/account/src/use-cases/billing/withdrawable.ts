import { ask, isMissing } from '../../clients/payments/provider.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/users.ts';
import { type Contract, openContracts, withdrawalWindow } from '../../rules/billing/withdrawal-right.ts';
import { chargesOf } from './charges-of.ts';

export interface Withdrawable extends Contract {
  /** Cents that withdrawing pays back. */
  amount: number;
}

/** What the member can withdraw from now: a plan that runs, or one that has ended and was not paid back. */
export async function withdrawable(ctx: AppContext, user: User): Promise<Withdrawable[]> {
  const { customerId, withdrawals = [] } = user.billing ?? {};
  if (!customerId) return [];
  const open = (await contractsOf(ctx, customerId)).filter(
    ({ id }) => !withdrawals.some(({ contractId }) => contractId === id),
  );
  const all = await Promise.all(
    open.map(async (contract) => {
      const charges = await chargesOf(ctx, contract.id, contract.startedAt);
      return { ...contract, amount: charges.reduce((sum, { left }) => sum + left, 0) };
    }),
  );
  return all.filter(({ id, amount }) => amount > 0 || id === user.subscription?.id);
}

async function contractsOf(ctx: AppContext, customer: string): Promise<Contract[]> {
  const gte = Math.floor((ctx.now() - withdrawalWindow) / 1000);
  try {
    const list = ctx.payments.invoices.list({ customer, status: 'paid', created: { gte }, limit: 100 });
    return openContracts((await ask(list)).data, ctx.priceIds, ctx.now());
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
