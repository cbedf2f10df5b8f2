import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import type { System } from '@datewright/platform/system/system';
import { startTestSystem } from '@datewright/testkit/test-system';
import { MongoClient } from 'mongodb';
import { Browser } from './browser.ts';
import { Journal } from './journal.ts';
import { ChaosMember } from './member.ts';

/** A product of its own, with members that nobody else is. */
export interface ChaosTown {
  system: System;
  members: ChaosMember[];
  journal: Journal;
  stop: () => Promise<void>;
}

/** Members with the largest plan, under new names: nobody runs out of credits. Answers their addresses. */
async function copyMembers(system: System, email: string, count: number): Promise<string[]> {
  const { MONGODB_URI = '', MONGODB_DB } = system.processes.account?.plan.env ?? {};
  const client = await MongoClient.connect(MONGODB_URI);
  try {
    const users = client.db(MONGODB_DB).collection<{ _id: string; email: string }>('users');
    const user = await users.findOne({ email });
    if (!user) throw new Error(`There is no ${email} to copy.`);
    const copies = Array.from({ length: count }, () => ({
      ...user,
      _id: randomUUID(),
      email: `${randomUUID().slice(0, 8)}@example.com`,
    }));
    // A customer at the payment provider belongs to one user.
    for (const copy of copies) Reflect.deleteProperty(copy, 'billing');
    await users.insertMany(copies);
    return copies.map((copy) => copy.email);
  } finally {
    await client.close();
  }
}

export async function startChaosTown(count: number, say: (line: string) => void): Promise<ChaosTown> {
  const system = await startTestSystem({
    // A request that a dead process left is free again soon.
    env: { chatpad: { ANSWER_SECONDS: '4', HOLD_SECONDS: '6' } },
    ownDatabase: true,
    say,
  });
  try {
    const { demoMembers, demoPassword } = await import(join(root, 'services/account/src/demo-members.ts'));
    const rich = demoMembers.find(({ tier }: { tier: string }) => tier === 'monthly').email;
    const journal = new Journal();
    const emails = await copyMembers(system, rich, count);
    const members = emails.map((email) => new ChaosMember(new Browser(system.origin, email, demoPassword), journal));
    for (const { browser } of members) {
      const { status } = await browser.signIn();
      if (status !== 200) throw new Error(`A member could not sign in (${status}).`);
    }
    return { system, members, journal, stop: system.stop };
  } catch (error) {
    await system.stop();
    throw error;
  }
}
