import type { ownProfile } from '@datewright/contracts/account/own-profile';
import type { z } from '@datewright/contracts/zod';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/user-repository.ts';
import { listInvoices } from '../billing/list-invoices.ts';
import { listCreditHistory } from '../credits/list-credit-history.ts';

export const toOwnProfile = (user: User | null): z.input<typeof ownProfile> => ({
  fullName: user?.fullName ?? null,
  dateOfBirth: user?.dateOfBirth ?? null,
  gender: (user?.gender ?? null) as z.input<typeof ownProfile>['gender'],
});

/** Pages of the ledger that are read at most: a hundred lines each. */
const maxPages = 100;

/** Everything that the account service keeps of a member. */
export async function exportAccountData(ctx: AppContext, user: User): Promise<Record<string, unknown>> {
  const { email, roles, createdAt, emailConfirmedAt, google, subscription, billing } = user;
  const [sessions, invoices, books, credits, mails] = await Promise.all([
    ctx.sessions.findByUser(user._id, user.sessionEpoch),
    listInvoices(ctx, user),
    ctx.creditAccounts.findByUser(user._id),
    listWholeHistory(ctx, user._id),
    ctx.outbox.listByRecipient(email),
  ]);
  return {
    profile: { ...toOwnProfile(user), email, roles, createdAt, emailConfirmedAt },
    google: google ? { linkedAt: google.linkedAt } : null,
    plan: subscription,
    withdrawals: billing?.withdrawals ?? [],
    consents: { checkout: billing?.checkout?.consentAt ?? null, upgrade: billing?.upgradeConsentAt ?? null },
    invoices,
    devices: sessions.map(({ device, createdAt: since, seenAt }) => ({ device, since, seenAt })),
    creditBooks: books.map(({ tool, periodStart, periodEnd, limit, available, used }) => ({
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

async function listWholeHistory(ctx: AppContext, userId: string): Promise<object[]> {
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
