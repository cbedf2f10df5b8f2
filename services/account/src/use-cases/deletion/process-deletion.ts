import { callStripe, isMissing } from '../../clients/payments/stripe-client.ts';
import type { DeletionContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { accountDeletionMail } from '../../mail/templates/account-deletion.ts';
import { requestDrainTime, shellRetention } from '../../rules/deletion-times.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { deletionProofUrl } from './deletion-proof-url.ts';
import { eraseAccountData } from './erase-account-data.ts';

/** Continues one deletion. Each step may be repeated by any instance. */
export async function processDeletion(ctx: DeletionContext, user: User): Promise<void> {
  const { deletion, billing, _id } = user;
  if (!deletion) return;
  const now = ctx.now();
  const age = now - deletion.requestedAt.getTime();
  if (!deletion.planEndedAt) {
    await endPlan(ctx, user);
    await ctx.deletions.markPlanEnded(_id, new Date(now));
  }
  if (age < requestDrainTime) return;
  await eraseAccountData(ctx, _id);
  if (deletion.waiting.length > 0 || age < shellRetention) return;
  const mail = accountDeletionMail(
    deletion.email,
    'done',
    deletion.reference,
    deletionProofUrl(ctx, deletion.reference),
  );
  // If the mail server is down for a day, the mail is skipped and the deletion continues.
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

/**
 * Ends all subscriptions and the open checkout, so that nothing more is charged. Invoices stay, as the law requires.
 */
async function endPlan(ctx: DeletionContext, { billing }: User): Promise<void> {
  if (!billing?.customerId) return;
  if (billing.checkout) {
    // A paid or closed checkout can't expire; its subscription is ended below.
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
