import type { ProfileContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { toOwnProfile } from '../../rules/own-profile.ts';
import { toWritingProfile } from '../../rules/writing-profile.ts';
import { listInvoices } from '../billing/list-invoices.ts';
import { listCreditHistory } from '../credits/list-credit-history.ts';

/** At most this many pages of the ledger, a hundred lines each. */
const maxPages = 100;

/** Everything that the account service stores about a member. */
export async function exportAccountData(ctx: ProfileContext, user: User): Promise<Record<string, unknown>> {
  const { email, roles, createdAt, emailConfirmedAt, google, subscription, billing, acceptances } = user;
  const [sessions, invoices, creditAccounts, credits, mails] = await Promise.all([
    ctx.sessions.findByUser(user._id, user.sessionEpoch),
    listInvoices(ctx, user),
    ctx.creditAccounts.findByUser(user._id),
    listWholeHistory(ctx, user._id),
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
    credits,
    mails,
  };
}

async function listWholeHistory(ctx: ProfileContext, userId: string): Promise<object[]> {
  const lines: object[] = [];
  let before: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const { entries, earlier } = await listCreditHistory(ctx, userId, before);
    lines.push(...entries);
    if (earlier === null) break;
    before = earlier;
  }
  return lines;
}
