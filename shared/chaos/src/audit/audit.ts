import type { ChaosMember } from '../members/member.ts';
import type { PaidOperation, Purchase } from '../members/promises.ts';
import type { ChaosTown } from '../town.ts';
import type { Finding } from './findings.ts';
import { mailFindings } from './mails.ts';
import { purchaseFindings } from './purchases.ts';
import { type AtRisk, type MemberAccount, reconcile } from './reconcile.ts';
import { findResults } from './results.ts';
import { settle } from './snapshot.ts';

export interface AuditOptions {
  /** Operations told of since then are looked at. */
  since: number;
  /** Seconds that the product has to settle: leases, holds and mails need theirs. */
  patience: number;
  purchases: Purchase[];
  /** A power cut may have taken what was written then. */
  atRisk: AtRisk;
  /** A process that a mail needs was harmed then. */
  mailWasHarmed: AtRisk;
  /** The payment provider's stand-in was harmed then: unlike the provider, it forgets what it had not written yet. */
  providerWasHarmed: AtRisk;
}

/** The service forgets older bios than its last fifty. */
const keptBios = 40;

function recent(member: ChaosMember, since: number): PaidOperation[] {
  const told = [...member.operations.values()].filter(({ at }) => at >= since);
  const bios = told.filter(({ tool }) => tool === 'bio').slice(-keptBios);
  return told.filter((operation) => operation.tool !== 'bio' || bios.includes(operation));
}

/** Waits until the product has settled, and holds what members were told against what it has. Nobody works meanwhile. */
export async function audit(town: ChaosTown, options: AuditOptions): Promise<Finding[]> {
  const { members, databases, mailbox, sandboxUrl } = town;
  const { since, patience, purchases, atRisk, mailWasHarmed, providerWasHarmed } = options;
  const userIds = [...members.map(({ userId }) => userId), ...purchases.map(({ userId }) => userId)];
  const snapshot = await settle(databases, userIds, patience);
  const accounts: MemberAccount[] = [];
  for (const member of members) {
    const operations = recent(member, since);
    const found = await findResults(member, operations);
    const { userId, matches, bio, browser } = member;
    const asked = new Set(member.operations.keys());
    accounts.push({ userId, email: browser.email, matches, bio, operations, asked, found });
  }
  await mailbox.look();
  const known = purchases.filter((purchase) => !providerWasHarmed(purchase.from, purchase.at));
  return [
    ...reconcile(accounts, snapshot, atRisk),
    ...mailFindings(snapshot.outbox, mailbox.all(), mailWasHarmed),
    ...(await purchaseFindings(known, snapshot.users, snapshot.outbox, sandboxUrl)),
  ];
}
