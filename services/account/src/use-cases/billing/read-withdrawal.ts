import type { getWithdrawal } from '@datewright/contracts/billing';
import { currency } from '@datewright/contracts/plans';
import type { z } from '@datewright/contracts/zod';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/users.ts';
import { inEuro } from '../../rules/billing/prices.ts';
import { withdrawableUntil } from '../../rules/billing/withdrawal-right.ts';
import { openContract, payableBack, toAnswer } from './withdraw.ts';

/** What the member can withdraw from, and what they last withdrew from. */
export async function readWithdrawal(ctx: AppContext, user: User): Promise<z.input<typeof getWithdrawal.response>> {
  const last = user.billing?.withdrawals?.at(-1);
  const contract = openContract(ctx, user);
  return {
    last: last ? toAnswer(last) : null,
    contract: contract && {
      id: contract.id,
      planType: contract.tier,
      concludedAt: contract.startedAt.toISOString(),
      until: withdrawableUntil(contract).toISOString(),
      amount: inEuro(await payableBack(ctx, contract.id)),
      currency,
    },
  };
}
