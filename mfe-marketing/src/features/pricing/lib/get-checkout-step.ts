import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import type { Tier } from '@datewright/contracts/tier';
import type { PortalRequest } from '@datewright/sdk/billing';

interface CheckoutState {
  session: { status: 'loading' | 'signed-in' | 'signed-out'; unreachable: boolean };
  plan: { loading: boolean; tier: Tier; cancelAtPeriodEnd: boolean };
}

export type CheckoutStep =
  | { kind: 'wait' }
  /** The session is unknown because the account service is down, so that nobody is sent to sign in by mistake. */
  | { kind: 'unreachable' }
  | { kind: 'sign-in' }
  /** An upgrade is charged at once and needs the same consent as a purchase; after it the customer portal opens. */
  | { kind: 'upgrade'; has: PaidTier }
  /** The customer portal can't change a plan that is about to end: it is resumed and upgraded in one step. */
  | { kind: 'take-back' }
  /** Existing subscriptions are changed in the customer portal; there is never a second one. */
  | { kind: 'manage'; has: PaidTier; request: PortalRequest }
  | { kind: 'order' };

/** The next step after selecting a plan. */
export function getCheckoutStep(wanted: PaidTier, { session, plan }: CheckoutState): CheckoutStep {
  if (session.status === 'loading') return { kind: 'wait' };
  if (session.status === 'signed-out') return { kind: session.unreachable ? 'unreachable' : 'sign-in' };
  if (plan.loading) return { kind: 'wait' };
  if (plan.tier === 'free') return { kind: 'order' };
  if (plan.tier === 'weekly' && wanted === 'monthly') {
    return plan.cancelAtPeriodEnd ? { kind: 'take-back' } : { kind: 'upgrade', has: plan.tier };
  }
  const request: PortalRequest = plan.tier === wanted ? {} : { flow: 'change-plan', planType: wanted };
  return { kind: 'manage', has: plan.tier, request };
}
