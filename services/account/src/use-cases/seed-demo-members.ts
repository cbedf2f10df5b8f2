import { randomUUID } from 'node:crypto';
import type { Tier } from '@datewright/contracts/plans';
import type { AppContext } from '../context.ts';
import type { Subscription } from '../data/users.ts';
import { demoMembers, demoPassword } from '../demo-members.ts';
import { currentPlan } from '../rules/current-plan.ts';
import { givenByHand } from '../rules/given-by-hand.ts';
import { hashPassword } from '../secrets/passwords.ts';

const day = 24 * 3600_000;
const periodLength: Record<Tier, number> = { free: 0, weekly: 7 * day, monthly: 30 * day };

/** Makes the demo members, confirmed, each on a running subscription. A second run renews what has run out. */
export async function seedDemoMembers(ctx: AppContext): Promise<void> {
  for (const { email, fullName, tier } of demoMembers) {
    const now = new Date(ctx.now());
    const existing = await ctx.users.findByEmail(email);
    if (existing) {
      const runs = currentPlan(existing, ctx.now()).plan.tier === tier;
      if (!runs) await ctx.users.setSubscription(existing._id, subscriptionFrom(now, tier));
      continue;
    }
    await ctx.users.add({
      _id: randomUUID(),
      email,
      fullName,
      passwordHash: await hashPassword(demoPassword),
      roles: [],
      emailConfirmedAt: now,
      sessionEpoch: 0,
      subscription: subscriptionFrom(now, tier),
      links: [],
      createdAt: now,
    });
  }
}

function subscriptionFrom(now: Date, tier: Tier): Subscription | null {
  if (tier === 'free') return null;
  return givenByHand(tier, now, periodLength[tier]);
}
