import type { AppContext } from '../../context.ts';
import { finishWithdrawal } from './finish-withdrawal.ts';
import { handleEvent } from './handle-event.ts';
import { mailAboutRecentInvoices } from './invoice-mail.ts';
import { sendOutbox } from './outgoing-mail.ts';
import { readSubscription } from './read-subscription.ts';

const minute = 60_000;
/** Members and events looked at in one round. */
const most = 100;
/** A member whose reading failed comes again after that. */
const retry = 2 * minute;

/** Repairs what events missed: handles those that were left lying, reads who is due, finishes withdrawals, mails. */
export async function reconcile(ctx: AppContext): Promise<void> {
  for (const event of await ctx.events.unhandled(new Date(ctx.now() - minute), most)) {
    await handleEvent(ctx, event).catch((err) => ctx.log.warn({ err, event: event._id }, 'event put off'));
  }
  for (let round = 0; round < most; round++) {
    const now = ctx.now();
    const due = await ctx.billing.takeDue(new Date(now), new Date(now + retry));
    if (!due) break;
    try {
      for (const record of due.billing?.withdrawals ?? []) {
        if (record.state === 'running') await finishWithdrawal(ctx, due, record);
      }
      const { user } = await readSubscription(ctx, (await ctx.users.findById(due._id)) ?? due);
      await mailAboutRecentInvoices(ctx, user);
    } catch (err) {
      ctx.log.warn({ err }, 'reading put off');
    }
  }
  await sendOutbox(ctx);
}
