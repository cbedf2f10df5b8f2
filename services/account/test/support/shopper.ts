import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import type { User } from '../../src/data/users.ts';
import { currentPlan } from '../../src/rules/current-plan.ts';
import { findPurchase } from '../../src/use-cases/billing/find-purchase.ts';
import { openPortal, type PortalWish } from '../../src/use-cases/billing/open-portal.ts';
import { readSubscription } from '../../src/use-cases/billing/read-subscription.ts';
import { type Order, startCheckout } from '../../src/use-cases/billing/start-checkout.ts';
import { addMember, type TestContext } from './account-context.ts';
import type { PaymentWorld } from './payments.ts';

const orderOf = (ctx: TestContext, planType: PaidTier, more: Partial<Order> = {}): Order => ({
  planType,
  priceId: ctx.priceIds[planType],
  source: 'test',
  consentToStart: true,
  ...more,
});

/** One member and what they do about money, read anew each time as routes do. */
export async function shopper(world: PaymentWorld, member?: User) {
  const { ctx } = world;
  const { _id } = member ?? (await addMember(ctx));
  const user = async (context = ctx) => (await context.users.findById(_id)) as User;
  const self = {
    id: _id,
    user,
    tier: async () => currentPlan(await user(), ctx.now()).plan.tier,
    customer: async () => (await user()).billing?.customerId ?? '',
    async checkout(planType: PaidTier, more: Partial<Order> = {}, context = ctx) {
      return startCheckout(context, await user(context), orderOf(context, planType, more));
    },
    /** The address of a new checkout. */
    async checkoutUrl(planType: PaidTier) {
      const checkout = await self.checkout(planType);
      if (!('url' in checkout)) throw new Error('There is a subscription already.');
      return checkout.url;
    },
    /** From the button to the plan. */
    async buy(planType: PaidTier, card?: string) {
      const { to, status } = await world.pay(await self.checkoutUrl(planType), card);
      if (!to) throw new Error(`The checkout page answered ${status}`);
      const sessionId = new URL(to).searchParams.get('session_id') ?? '';
      return { sessionId, purchase: await findPurchase(ctx, await user(), sessionId) };
    },
    /** What an event leads to: the provider is read anew. */
    read: async () => readSubscription(ctx, await user()),
    portal: async (wish: PortalWish = {}) => openPortal(ctx, await user(), { consentToStart: true, ...wish }),
    /** All that the provider has for the member. */
    async subscriptions() {
      const { data } = await ctx.payments.subscriptions.list({ customer: await self.customer(), status: 'all' });
      return data;
    },
  };
  return self;
}
