import { randomUUID } from 'node:crypto';
import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { testMongoUri } from '@datewright/platform/testing/test-mongo';
import { readConfig } from '@datewright/service-kit/config';
import { buildIndexes } from '@datewright/service-kit/database/build-indexes';
import type { Mail } from '@datewright/service-kit/mail/mail';
import { testOrigin } from '@datewright/testkit/service-process';
import { accountConfig } from '../../src/config.ts';
import { type AppContext, createContext } from '../../src/context.ts';
import type { Subscription, User } from '../../src/data/user-model.ts';
import { grantSubscription } from '../../src/rules/billing/granted-subscription.ts';
import { accountEnv } from './account-service.ts';

const day = 24 * 3600_000;

/** The parts of the service without its process, on a clock that the test sets. */
export interface TestContext extends AppContext {
  clock: { now: number };
  advance(ms: number): void;
  /** The mails that were sent, oldest first. */
  mails: Mail[];
  /** Resolves when no background work is running. */
  waitForBackground(): Promise<void>;
}

/** `own` overrides settings; with the `MONGODB_DB` of another context it becomes a second instance. */
export async function createTestContext(start: string, own: Record<string, string> = {}): Promise<TestContext> {
  const mails: Mail[] = [];
  const mailer = {
    sendInBackground: (mail: Mail) => void mails.push(mail),
    send: async (mail: Mail) => {
      mails.push(mail);
      return 'sent' as const;
    },
    close: () => {},
  };
  const clock = { now: Date.parse(start) };
  const base = {
    MONGODB_URI: testMongoUri(),
    PUBLIC_ORIGIN: testOrigin,
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const config = readConfig(accountConfig, { ...accountEnv(own), ...base });
  const ctx = await createContext(config, { now: () => clock.now, mailer });
  await buildIndexes(ctx.connection, ctx.log);
  const underWay = new Set<Promise<void>>();
  const { run } = ctx.background;
  ctx.background.run = (name, work) =>
    run(name, () => {
      const task = work().finally(() => underWay.delete(task));
      underWay.add(task);
      return task;
    });
  return Object.assign(ctx, {
    async waitForBackground() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    clock,
    mails,
    advance(ms: number) {
      clock.now += ms;
    },
  });
}

/** A subscription that began `startedDaysAgo`. */
export function subscriptionAt(ctx: TestContext, tier: PaidTier, startedDaysAgo = 0): Subscription {
  const start = ctx.clock.now - startedDaysAgo * day;
  const length = tier === 'weekly' ? 7 * day : 30 * day;
  return grantSubscription(tier, new Date(start), length);
}

/** A confirmed member, straight into the database. */
export async function addMember(
  ctx: TestContext,
  subscription: Subscription | null = null,
  other: Partial<User> = {},
): Promise<User> {
  const _id = randomUUID();
  const user: User = {
    _id,
    email: `${_id}@example.com`,
    passwordHash: null,
    roles: [],
    emailConfirmedAt: new Date(ctx.clock.now),
    sessionEpoch: 0,
    subscription,
    links: [],
    createdAt: new Date(ctx.clock.now),
    ...other,
  };
  await ctx.users.create(user);
  return user;
}
