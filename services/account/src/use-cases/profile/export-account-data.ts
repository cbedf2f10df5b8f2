import type { ProfileContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { toOwnProfile } from '../../rules/own-profile.ts';
import { toWritingProfile } from '../../rules/writing-profile.ts';
import { listInvoices } from '../billing/list-invoices.ts';
import { streamCreditHistory } from '../credits/list-credit-history.ts';

/** Everything that the account service stores about a member. The credits are read while they are sent. */
export async function exportAccountData(ctx: ProfileContext, user: User): Promise<Record<string, unknown>> {
  const { email, roles, createdAt, emailConfirmedAt, google, subscription, billing, acceptances } = user;
  const [sessions, invoices, creditAccounts, mails] = await Promise.all([
    ctx.sessions.findByUser(user._id, user.sessionEpoch),
    listInvoices(ctx, user),
    ctx.creditAccounts.findByUser(user._id),
    ctx.outbox.listByRecipient(email),
  ]);
  return {
    profile: { ...toOwnProfile(user), email, roles, createdAt, emailConfirmedAt },
    writingProfile: toWritingProfile(user),
    google: google ? { linkedAt: google.linkedAt } : null,
    plan: subscription,
    withdrawals: billing?.withdrawals ?? [],
    acceptances: acceptances ?? [],
    consents: { checkout: billing?.checkout?.consentAt ?? null, upgrade: billing?.upgradeConsentAt ?? null },
    invoices,
    devices: sessions.map(({ device, createdAt: since, seenAt }) => ({ device, since, seenAt })),
    creditBooks: creditAccounts.map(({ tool, periodStart, periodEnd, limit, available, used }) => ({
      tool,
      periodStart,
      periodEnd,
      limit,
      available,
      used,
    })),
    credits: streamCreditHistory(ctx, user._id),
    mails,
  };
}
