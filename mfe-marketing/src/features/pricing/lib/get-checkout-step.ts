import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import type { Tier } from '@datewright/contracts/tier';
import type { PortalRequest } from '@datewright/sdk/billing';

interface CheckoutState {
  session: { status: 'loading' | 'signed-in' | 'signed-out'; unreachable: boolean };
  plan: { loading: boolean; tier: Tier; cancelAtPeriodEnd: boolean };
}

export type CheckoutStep =
  | { kind: 'wait' }
  /** The sign-in service does not answer: nobody is sent to sign in on a guess. */
  | { kind: 'unreachable' }
  | { kind: 'sign-in' }
  /** Going up is charged at once, so it needs the consent that buying does; then it is managed like any change. */
  | { kind: 'upgrade'; has: PaidTier }
  /** A plan that is to end can't be changed where it is managed: taken back and upgraded here, in one step. */
  | { kind: 'take-back' }
  /** Any plan that is paid for is changed where it is managed; there is never a second one. */
  | { kind: 'manage'; has: PaidTier; request: PortalRequest }
  | { kind: 'order' };

/** What choosing a plan leads to, for whoever chose it. */
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
