import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import type { User } from '../../src/data/user-model.ts';
import { currentPlan } from '../../src/rules/billing/current-plan.ts';
import type { CheckoutRequest } from '../../src/use-cases/billing/create-checkout.ts';
import { findPurchase } from '../../src/use-cases/billing/find-purchase.ts';
import { openPortal, type PortalRequest } from '../../src/use-cases/billing/open-portal.ts';
import { startCheckout } from '../../src/use-cases/billing/start-checkout.ts';
import { syncSubscription } from '../../src/use-cases/billing/sync-subscription.ts';
import type { PaymentWorld } from './payments.ts';
import { addMember, type TestContext } from './test-context.ts';

const createCheckoutRequest = (
  ctx: TestContext,
  planType: PaidTier,
  more: Partial<CheckoutRequest> = {},
): CheckoutRequest => ({
  planType,
  priceId: ctx.priceIds[planType],
  source: 'test',
  consentToStart: true,
  ...more,
});

/** A member and their billing actions. Reads the member again for each action, as routes do. */
export async function shopper(world: PaymentWorld, member?: User) {
  const { ctx } = world;
  const { _id } = member ?? (await addMember(ctx));
  const user = async (context = ctx) => (await context.users.findById(_id)) as User;
  const self = {
    id: _id,
    user,
    tier: async () => currentPlan(await user(), ctx.now()).plan.tier,
    customer: async () => (await user()).billing?.customerId ?? '',
    async checkout(planType: PaidTier, more: Partial<CheckoutRequest> = {}, context = ctx) {
      return startCheckout(context, await user(context), createCheckoutRequest(context, planType, more));
    },
    /** The URL of a new checkout. */
    async checkoutUrl(planType: PaidTier) {
      const checkout = await self.checkout(planType);
      if (!('url' in checkout)) throw new Error('There is a subscription already.');
      return checkout.url;
    },
    /** Buys a plan, from the button to the plan. */
    async buy(planType: PaidTier, card?: string) {
      const { to, status } = await world.pay(await self.checkoutUrl(planType), card);
      if (!to) throw new Error(`The checkout page answered ${status}`);
      const sessionId = new URL(to).searchParams.get('session_id') ?? '';
      return { sessionId, purchase: await findPurchase(ctx, await user(), sessionId) };
    },
    /** Syncs with the provider, as an event does. */
    read: async () => syncSubscription(ctx, await user()),
    portal: async (wish: PortalRequest = {}) => openPortal(ctx, await user(), { consentToStart: true, ...wish }),
    /** All subscriptions of the member at the provider. */
    async subscriptions() {
      const { data } = await ctx.payments.subscriptions.list({ customer: await self.customer(), status: 'all' });
      return data;
    },
  };
  return self;
}
