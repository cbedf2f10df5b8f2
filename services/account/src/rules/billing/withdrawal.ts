import type { Withdrawal } from '@datewright/contracts/account/withdrawal';
import { currency } from '@datewright/contracts/plans';
import type { WithdrawalRecord } from '../../data/billing/billing-schema.ts';
import { toEuro } from './prices.ts';

export const toWithdrawal = ({ reference, at, planType, amount, state }: WithdrawalRecord): Withdrawal => ({
  reference,
  at: at.toISOString(),
  planType,
  amount: toEuro(amount),
  currency,
  state,
});
