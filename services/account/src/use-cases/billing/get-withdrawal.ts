import type { getWithdrawal } from '@datewright/contracts/account/get-withdrawal';
import { currency } from '@datewright/contracts/plans';
import type { z } from '@datewright/contracts/zod';
import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { toEuro } from '../../rules/billing/prices.ts';
import { toWithdrawal } from '../../rules/billing/withdrawal.ts';
import { listWithdrawableContracts } from './list-withdrawable-contracts.ts';

/** The contracts that the member can withdraw from, and their last withdrawal. */
export async function findWithdrawals(
  ctx: BillingContext,
  user: User,
): Promise<z.input<typeof getWithdrawal.response>> {
  const last = user.billing?.withdrawals?.at(-1);
  const contracts = await listWithdrawableContracts(ctx, user);
  return {
    last: last ? toWithdrawal(last) : null,
    contracts: contracts.map(({ id, tier, startedAt, until, amount }) => ({
      id,
      planType: tier,
      concludedAt: startedAt.toISOString(),
      until: until.toISOString(),
      amount: toEuro(amount),
      currency,
    })),
  };
}
