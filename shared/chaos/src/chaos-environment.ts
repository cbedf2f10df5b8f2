import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import type { System } from '@datewright/platform/system/system';
import { startTestSystem } from '@datewright/testkit/test-system';
import { type Databases, openDatabases } from './audit/databases.ts';
import { type Mailbox, watchMails } from './audit/mails.ts';
import { Browser } from './members/browser.ts';
import { Journal } from './members/journal.ts';
import { ChaosMember } from './members/member.ts';
import { startLink } from './network/link.ts';
import { type Links, linkProcesses } from './network/link-processes.ts';
import { createPhotoMaker } from './photos.ts';
import type { Balancer } from './replicas/balancer.ts';
import { balanceAll, replicateAll } from './replicas/replicate.ts';
import type { ReplicatedService } from './replicas/replicated-service.ts';
import { type FaultyAccountProxy, startFaultyAccountProxy } from './sabotage/faulty-account-proxy.ts';

interface NewMember {
  browser: Browser;
  userId: string;
}

/** A product of its own, with its own members. */
export interface ChaosEnvironment {
  system: System;
  members: ChaosMember[];
  journal: Journal;
  databases: Databases;
  mailbox: Mailbox;
  accountProxy: FaultyAccountProxy;
  links: Links;
  /** By service, and `photo-worker`; empty unless the system was started with two of everything. */
  replicas: Map<string, ReplicatedService>;
  /** What visitors without an account read; empty unless there are two of everything. */
  visitedUrls: string[];
  sandboxUrl: string;
  /** Creates a member on the free plan who can buy one. */
  newBuyer(): Promise<NewMember>;
  stop: () => Promise<void>;
}

/** Copies the demo member of a plan under a new id, so that nobody runs out of credits. */
async function copyMember(databases: Databases, origin: string, tier: string): Promise<NewMember> {
  const { demoMembers, demoPassword } = await import(
    join(root, 'services/account/src/use-cases/operations/demo-members.ts')
  );
  const { email } = demoMembers.find((one: { tier: string }) => one.tier === tier);
  const users = databases.of('account').collection<{ _id: string; email: string }>('users');
  const user = await users.findOne({ email });
  if (!user) throw new Error(`There is no ${email} to copy.`);
  const copy = { ...user, _id: randomUUID(), email: `${randomUUID().slice(0, 8)}@example.com` };
  // A customer at the payment provider belongs to one user.
  Reflect.deleteProperty(copy, 'billing');
  await users.insertOne(copy);
  const browser = new Browser(origin, copy.email, demoPassword);
  const { status } = await browser.signIn();
  if (status !== 200) throw new Error(`A member could not sign in (${status}).`);
  return { browser, userId: copy._id };
}

export async function startChaosEnvironment(
  count: number,
  isReplicated: boolean,
  say: (line: string) => void,
): Promise<ChaosEnvironment> {
  const gate = await startFaultyAccountProxy();
  let links: Links = new Map();
  let balancers = new Map<string, Balancer>();
  const byGate = isReplicated ? undefined : { ACCOUNT_URL: gate.url };
  // Reservations of requests that died with a process are released soon; two of everything start slowly.
  const answerSoon = isReplicated
    ? { ANSWER_SECONDS: '20', HOLD_SECONDS: '30' }
    : { ANSWER_SECONDS: '4', HOLD_SECONDS: '6' };
  const apart = isReplicated ? { ROLE: 'api' } : undefined;
  const system = await startTestSystem({
    env: {
      chatpad: { ...byGate, ...answerSoon },
      bio: { ...byGate, ...answerSoon },
      photo: { ...byGate, ...apart },
      datecoach: { ...byGate, ...apart },
      // Every visit has its page rendered again.
      ...(isReplicated && { edge: { PAGES_FRESH_MS: '0' } }),
    },
    ownDatabase: true,
    log: say,
    async onPlanned(plans) {
      links = await linkProcesses(plans);
      if (isReplicated) {
        balancers = await balanceAll(plans);
        return;
      }
      const toAccount = await startLink(Number(new URL(plans.account?.url ?? '').port));
      links.set('tools-account', toAccount);
      gate.target = `http://127.0.0.1:${toAccount.port}`;
    },
  });
  const databases = await openDatabases(system);
  const mailbox = watchMails(system.inboxUrl);
  let replicas = new Map<string, ReplicatedService>();
  const stop = async () => {
    await mailbox.stop();
    await databases.close();
    await Promise.all([...replicas.values()].flatMap((service) => service.replicas.map((replica) => replica.stop())));
    await system.stop();
    await Promise.all([...balancers.values()].map((balancer) => balancer.stop()));
    await gate.stop();
    await Promise.all([...links.values()].map((link) => link.stop()));
  };
  try {
    if (isReplicated) replicas = await replicateAll(system, balancers);
    const visitedUrls = !isReplicated
      ? []
      : [
          `${system.origin}/`,
          `${system.origin}/blog`,
          `${system.origin}/v1/marketing/posts`,
          // Only edges ask for it.
          `${balancers.get('registry')?.url}/registry/v1/release-table`,
        ];
    const journal = new Journal();
    const newPhoto = await createPhotoMaker();
    const members: ChaosMember[] = [];
    for (let made = 0; made < count; made++) {
      const { browser, userId } = await copyMember(databases, system.origin, 'monthly');
      members.push(new ChaosMember(browser, userId, journal, newPhoto));
    }
    const newBuyer = () => copyMember(databases, system.origin, 'free');
    const sandboxUrl = new URL(system.inboxUrl).origin;
    return {
      system,
      members,
      journal,
      databases,
      mailbox,
      accountProxy: gate,
      links,
      replicas,
      visitedUrls,
      sandboxUrl,
      newBuyer,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
