import type { BillingContext } from '../context.ts';
import { finishWithdrawal } from '../use-cases/billing/finish-withdrawal.ts';
import { handleBillingEvent } from '../use-cases/billing/handle-billing-event.ts';
import { mailRecentInvoices } from '../use-cases/billing/mail-invoice.ts';
import { sendOutbox } from '../use-cases/billing/send-mail.ts';
import { syncSubscription } from '../use-cases/billing/sync-subscription.ts';

const minute = 60_000;
/** Maximum number of members, and of events, in one run. */
const batchSize = 100;
/** Milliseconds before a failed sync is repeated. */
const retryDelay = 2 * minute;

/**
 * Repairs what events missed: handles events that were left, syncs members that are due, finishes withdrawals and sends
 * mails.
 */
export async function reconcileBilling(ctx: BillingContext): Promise<void> {
  for (const event of await ctx.billingEvents.findUnhandled(new Date(ctx.now() - minute), batchSize)) {
    await handleBillingEvent(ctx, event).catch((err) => ctx.log.warn({ err, event: event._id }, 'event put off'));
  }
  for (let round = 0; round < batchSize; round++) {
    const now = ctx.now();
    const due = await ctx.billing.claimDueSync(new Date(now), new Date(now + retryDelay));
    if (!due) break;
    try {
      for (const record of due.billing?.withdrawals ?? []) {
        if (record.state === 'running') await finishWithdrawal(ctx, due, record);
      }
      const { user } = await syncSubscription(ctx, (await ctx.users.findById(due._id)) ?? due);
      await mailRecentInvoices(ctx, user);
    } catch (err) {
      ctx.log.warn({ err }, 'reading put off');
    }
  }
  await sendOutbox(ctx);
}
