import { randomInt } from 'node:crypto';
import type { Withdrawal } from '@datewright/contracts/account/withdrawal';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { BillingContext } from '../../context.ts';
import type { WithdrawalRecord } from '../../data/billing/billing-schema.ts';
import type { User } from '../../data/user-model.ts';
import { withdrawalReceivedMail } from '../../mail/templates/withdrawal-received.ts';
import { toWithdrawal } from '../../rules/billing/withdrawal.ts';
import { pageUrl } from '../page-url.ts';
import { finishWithdrawal } from './finish-withdrawal.ts';
import { listWithdrawableContracts } from './list-withdrawable-contracts.ts';
import { sendBillingMail } from './send-mail.ts';

const minute = 60_000;

/**
 * Withdraws from a contract. The record ends the plan and is the member's proof, so it is written first; ending the
 * subscription and the refund follow now or, if they fail, with the next sync.
 */
export async function withdraw(
  ctx: BillingContext,
  user: User,
  { contractId, name }: { contractId: string; name: string },
): Promise<Withdrawal> {
  const before = user.billing?.withdrawals?.find((record) => record.contractId === contractId);
  if (before) return toWithdrawal(before);
  const contract = (await listWithdrawableContracts(ctx, user)).find(({ id }) => id === contractId);
  if (!contract) throw new AppError('withdrawal_over');

  const now = ctx.now();
  const record: WithdrawalRecord = {
    reference: `W-${now.toString(36).toUpperCase()}-${randomInt(36 ** 4)
      .toString(36)
      .toUpperCase()
      .padStart(4, '0')}`,
    contractId,
    planType: contract.tier,
    name,
    at: new Date(now),
    since: contract.startedAt,
    amount: contract.amount,
    state: 'running',
  };
  const after = await ctx.billing.addWithdrawal(user._id, record, new Date(now + minute));
  if (!after) return toWithdrawal(await findWithdrawalRecord(ctx, user._id, contractId));

  const mail = withdrawalReceivedMail(user.email, { ...toWithdrawal(record), name }, pageUrl(ctx, '/profile'));
  await sendBillingMail(ctx, `withdrawal:${record.reference}`, mail);
  await finishWithdrawal(ctx, after, record).catch((err) => ctx.log.error({ err }, 'billing: withdrawal put off'));
  return toWithdrawal(await findWithdrawalRecord(ctx, user._id, contractId));
}

async function findWithdrawalRecord(
  ctx: BillingContext,
  userId: string,
  contractId: string,
): Promise<WithdrawalRecord> {
  const user = await ctx.users.findById(userId);
  const record = user?.billing?.withdrawals?.find((one) => one.contractId === contractId);
  if (!record) throw new Error('A withdrawal that was just recorded is gone');
  return record;
}
