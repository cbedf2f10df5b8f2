import { randomUUID } from 'node:crypto';
import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import type { Tier } from '@datewright/contracts/tier';
import type { OperationsContext } from '../../context.ts';
import { hashPassword } from '../../crypto/password-hash.ts';
import { currentPlan } from '../../rules/billing/current-plan.ts';
import { grantSubscription } from '../../rules/billing/granted-subscription.ts';
import { createAcceptance } from '../../rules/legal-acceptance.ts';
import { buyWithTestCard } from '../billing/buy-with-test-card.ts';
import { demoMembers, demoPassword } from './demo-members.ts';

const day = 24 * 3600_000;
const periodLength: Record<PaidTier, number> = { weekly: 7 * day, monthly: 30 * day };

/** Creates the demo members, confirmed and subscribed. A second run renews expired plans. */
export async function seedDemoMembers(ctx: OperationsContext): Promise<void> {
  for (const { email, fullName, tier } of demoMembers) {
    const now = new Date(ctx.now());
    const existing = await ctx.users.findByEmail(email);
    if (existing) {
      const runs = currentPlan(existing, ctx.now()).plan.tier === tier;
      if (!runs) await buyOrGrantPlan(ctx, existing._id, tier);
      continue;
    }
    const userId = randomUUID();
    await ctx.users.create({
      _id: userId,
      email,
      fullName,
      passwordHash: await hashPassword(demoPassword),
      roles: [],
      emailConfirmedAt: now,
      sessionEpoch: 0,
      subscription: null,
      links: [],
      acceptances: [createAcceptance('sign-up', now)],
      createdAt: now,
    });
    await buyOrGrantPlan(ctx, userId, tier);
  }
}

/**
 * Buys the plan with a test card, so that it can be changed and cancelled like any other; grants it where nothing can
 * be bought.
 */
async function buyOrGrantPlan(ctx: OperationsContext, userId: string, tier: Tier): Promise<void> {
  if (tier === 'free') return;
  const user = await ctx.users.findById(userId);
  if (!user) return;
  try {
    await buyWithTestCard(ctx, user, tier);
  } catch (err) {
    ctx.log.warn({ err, tier }, 'a demo member’s plan could not be bought, so it is given');
    await ctx.users.setSubscription(userId, grantSubscription(tier, new Date(ctx.now()), periodLength[tier]));
  }
}
