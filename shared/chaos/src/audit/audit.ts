import type { ChaosEnvironment } from '../chaos-environment.ts';
import type { PaidOperation, Purchase } from '../members/expectations.ts';
import type { ChaosMember } from '../members/member.ts';
import { findPurchaseErrors } from './find-purchase-errors.ts';
import type { Finding } from './findings.ts';
import { findMailErrors } from './mails.ts';
import { type AtRisk, type MemberAccount, reconcile } from './reconcile.ts';
import { findResults } from './results.ts';
import { waitUntilSettled } from './snapshot.ts';

export interface AuditOptions {
  /** Operations told of since then are looked at. */
  since: number;
  /** Seconds that the product has to settle: leases, holds and mails need theirs. */
  settleSeconds: number;
  purchases: Purchase[];
  /** A power cut may have taken what was written then. */
  atRisk: AtRisk;
  /** A process that a mail needs was harmed then. */
  mailWasHarmed: AtRisk;
  /** The payment provider's stand-in was harmed then: unlike the provider, it forgets what it had not written yet. */
  providerWasHarmed: AtRisk;
}

/** The service forgets older bios than its last fifty. */
const maxStoredBios = 40;

function listRecentOperations(member: ChaosMember, since: number): PaidOperation[] {
  const told = [...member.operations.values()].filter(({ at }) => at >= since);
  const bios = told.filter(({ tool }) => tool === 'bio').slice(-maxStoredBios);
  return told.filter((operation) => operation.tool !== 'bio' || bios.includes(operation));
}

/** Waits until the product has settled, and holds what members were told against what it has. Nobody works meanwhile. */
export async function audit(town: ChaosEnvironment, options: AuditOptions): Promise<Finding[]> {
  const { members, databases, mailbox, sandboxUrl } = town;
  const { since, settleSeconds, purchases, atRisk, mailWasHarmed, providerWasHarmed } = options;
  const userIds = [...members.map(({ userId }) => userId), ...purchases.map(({ userId }) => userId)];
  const snapshot = await waitUntilSettled(databases, userIds, settleSeconds);
  const accounts: MemberAccount[] = [];
  for (const member of members) {
    const operations = listRecentOperations(member, since);
    const found = await findResults(member, operations);
    const { userId, matches, bio, browser } = member;
    const asked = new Set(member.operations.keys());
    accounts.push({ userId, email: browser.email, matches, bio, operations, requestedIds: asked, found });
  }
  await mailbox.poll();
  const known = purchases.filter((purchase) => !providerWasHarmed(purchase.startedAt, purchase.at));
  return [
    ...reconcile(accounts, snapshot, atRisk),
    ...findMailErrors(snapshot.outbox, mailbox.all(), mailWasHarmed),
    ...(await findPurchaseErrors(known, snapshot.users, snapshot.outbox, sandboxUrl)),
  ];
}
