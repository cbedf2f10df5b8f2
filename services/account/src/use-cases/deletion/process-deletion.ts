import { callStripe, isMissing } from '../../clients/payments/stripe-client.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/user-repository.ts';
import { accountDeletionMail } from '../../mail/templates/account-deletion.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { pageUrl } from '../page-url.ts';

/** Milliseconds: longer than a request of a session that has just ended can still be under way. */
export const requestDrainTime = 60_000;
/** Milliseconds that the shell is kept: as long as services are told that its sessions have ended. */
const shellRetention = 15 * 60_000;

/** Where the proof of a deletion can be read. */
export const deletionProofUrl = (ctx: AppContext, reference: string) =>
  pageUrl(ctx, `/account-deleted?reference=${reference}`);

/** Goes on with every deletion that is not done; whatever stopped one, it is taken up where it was. */
export async function processDeletions(ctx: AppContext): Promise<void> {
  for (const user of await ctx.deletions.findPending()) {
    await processDeletion(ctx, user).catch((err) => ctx.log.warn({ err }, 'deletion put off'));
  }
}

/** Each step may be repeated, by any instance. */
export async function processDeletion(ctx: AppContext, user: User): Promise<void> {
  const { deletion, billing, _id } = user;
  if (!deletion) return;
  const now = ctx.now();
  const age = now - deletion.requestedAt.getTime();
  if (!deletion.planEndedAt) {
    await endPlan(ctx, user);
    await ctx.deletions.markPlanEnded(_id, new Date(now));
  }
  if (age < requestDrainTime) return;
  await ctx.deletions.eraseAccountData(_id);
  if (deletion.waiting.length > 0 || age < shellRetention) return;
  const mail = accountDeletionMail(
    deletion.email,
    'done',
    deletion.reference,
    deletionProofUrl(ctx, deletion.reference),
  );
  // A server that is down for a day costs the mail, not the deletion.
  if ((await ctx.mailer.send(mail)) !== 'sent' && age < 24 * 3600_000) return;
  await ctx.outbox.removeByRecipient(deletion.email, true);
  const completedAt = new Date(now);
  await ctx.deletions.complete(_id, {
    _id: deletion.reference,
    requestedAt: deletion.requestedAt,
    completedAt,
    erased: [...deletion.erased, { service: 'account', at: completedAt }],
    customerId: billing?.customerId ?? null,
    withdrawals: billing?.withdrawals ?? [],
  });
}

/** Nothing can be charged any more: no plan runs, no open checkout can be paid. Invoices stay, as the law asks. */
async function endPlan(ctx: AppContext, { billing }: User): Promise<void> {
  if (!billing?.customerId) return;
  if (billing.checkout) {
    // Paid or closed already, it can't be closed; its plan, if it has one, is found below.
    await callStripe(ctx.payments.checkout.sessions.expire(billing.checkout.sessionId)).catch((err) =>
      ctx.log.info({ err }, 'the checkout was closed already'),
    );
  }
  try {
    const all = ctx.payments.subscriptions.list({ customer: billing.customerId, limit: 100 });
    for (const { id } of (await callStripe(all)).data) await endSubscription(ctx, id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
