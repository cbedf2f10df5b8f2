import { setTimeout as pause } from 'node:timers/promises';
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
  /** Only operations reported since this time are checked. */
  since: number;
  /** Seconds that the product gets to settle: leases, reservations and mails need time. */
  settleSeconds: number;
  purchases: Purchase[];
  /** True for times whose writes a power cut may have lost. */
  atRisk: AtRisk;
  /** True for times at which a process that mails need was disrupted. */
  mailWasHarmed: AtRisk;
  /** True for times at which Stripe's stand-in was disrupted: unlike Stripe, it loses what it had not written yet. */
  providerWasHarmed: AtRisk;
}

/** The service keeps only the last fifty bios of a member. */
const maxStoredBios = 40;

function listRecentOperations(member: ChaosMember, since: number): PaidOperation[] {
  const told = [...member.operations.values()].filter(({ at }) => at >= since);
  const bios = told.filter(({ tool }) => tool === 'bio').slice(-maxStoredBios);
  return told.filter((operation) => operation.tool !== 'bio' || bios.includes(operation));
}

/**
 * Waits until the product has settled, and compares what members were told with what is stored. Members are paused
 * meanwhile.
 */
export async function audit(environment: ChaosEnvironment, options: AuditOptions): Promise<Finding[]> {
  const { members, databases, mailbox, sandboxUrl } = environment;
  const { since, settleSeconds, purchases, atRisk, mailWasHarmed, providerWasHarmed } = options;
  const userIds = [...members.map(({ userId }) => userId), ...purchases.map(({ userId }) => userId)];
  const deadline = Date.now() + settleSeconds * 1000;
  const known = purchases.filter((purchase) => !providerWasHarmed(purchase.startedAt, purchase.at));
  let snapshot = await waitUntilSettled(databases, userIds, settleSeconds);
  const findOpenPurchases = () => findPurchaseErrors(known, snapshot.users, snapshot.outbox, sandboxUrl);
  let purchaseErrors = await findOpenPurchases();
  // The provider repeats a webhook that failed, and a receipt comes with one.
  while (purchaseErrors.length > 0 && Date.now() < deadline) {
    await pause(1000);
    snapshot = await waitUntilSettled(databases, userIds, settleSeconds);
    purchaseErrors = await findOpenPurchases();
  }
  const accounts: MemberAccount[] = [];
  for (const member of members) {
    const operations = listRecentOperations(member, since);
    const found = await findResults(member, operations);
    const { userId, matches, bio, browser } = member;
    const asked = new Set(member.operations.keys());
    accounts.push({ userId, email: browser.email, matches, bio, operations, requestedIds: asked, found });
  }
  await mailbox.poll();
  return [
    ...reconcile(accounts, snapshot, atRisk),
    ...findMailErrors(snapshot.outbox, mailbox.all(), mailWasHarmed),
    ...purchaseErrors,
  ];
}
