import type { getWithdrawal } from '@datewright/contracts/account/get-withdrawal';
import { currency } from '@datewright/contracts/plans';
import type { z } from '@datewright/contracts/zod';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/users.ts';
import { inEuro } from '../../rules/billing/prices.ts';
import { toAnswer } from './withdraw.ts';
import { withdrawable } from './withdrawable.ts';

/** What the member can withdraw from, and what they last withdrew from. */
export async function readWithdrawal(ctx: AppContext, user: User): Promise<z.input<typeof getWithdrawal.response>> {
  const last = user.billing?.withdrawals?.at(-1);
  const contracts = await withdrawable(ctx, user);
  return {
    last: last ? toAnswer(last) : null,
    contracts: contracts.map(({ id, tier, startedAt, until, amount }) => ({
      id,
      planType: tier,
      concludedAt: startedAt.toISOString(),
      until: until.toISOString(),
      amount: inEuro(amount),
      currency,
    })),
  };
}
