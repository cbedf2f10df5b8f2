import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { plans } from '@datewright/contracts/plans';
import type { PortalRequest } from '@datewright/sdk/billing';
import { postAuthPath, usePlan, useSession, useToast, useTrack } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';
import { useEffect, useState } from 'react';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { getCheckoutStep } from '../lib/get-checkout-step.ts';
import { getOrderPath } from '../lib/get-order-path.ts';
import { usePlanPortal } from './use-plan-portal.ts';

export interface PlanSelection {
  tier: PaidTier;
  /** Analytics name of the button. */
  source: string;
  /** Selected by the URL, not by a click. */
  isFromUrl: boolean;
}

const activeToastMs = 5000;

/**
 * Holds a selected plan until the session and the current plan are known, then continues with sign-in, the existing
 * subscription or the order.
 */
export function usePlanSelection() {
  const { checkout: copy } = usePricingCopy();
  const session = useSession();
  const plan = usePlan();
  const portal = usePlanPortal();
  const toast = useToast();
  const track = useTrack();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<PlanSelection | null>(null);
  const [dialog, setDialog] = useState<{ kind: 'order' | 'upgrade' | 'take-back'; choice: PlanSelection } | null>(null);
  const closeDialog = () => setDialog(null);
  const chosenIn = (kind: NonNullable<typeof dialog>['kind']) => (dialog?.kind === kind ? dialog.choice : null);

  function choose(next: PlanSelection) {
    if (choice || dialog || portal.opening) return;
    track('plan_selected', { plan: next.tier, source: next.source });
    setChoice(next);
  }

  const step = choice && getCheckoutStep(choice.tier, { session, plan });
  // biome-ignore lint/correctness/useExhaustiveDependencies: led on once, as soon as what it waits for is known
  useEffect(() => {
    if (!choice || !step || step.kind === 'wait') return;
    setChoice(null);
    switch (step.kind) {
      case 'unreachable':
        return void toast.error(copy.errors.unreachable);
      case 'sign-in':
        toast.info(copy.logIn);
        postAuthPath.remember(getOrderPath(plans[choice.tier].slug, choice.source));
        return void navigate('/login', { state: { from: '/pricing' } });
      case 'order':
      case 'upgrade':
      case 'take-back':
        return setDialog({ kind: step.kind, choice });
      case 'manage':
        return manage(choice, step.has, step.request);
    }
  }, [choice, step?.kind]);

  function manage({ tier, isFromUrl }: PlanSelection, has: PaidTier, request: PortalRequest) {
    toast.info(isFromUrl ? copy.active.manageHere(has) : copy.active.already(has), { duration: activeToastMs });
    portal.openFor(tier, request);
  }

  function agreeToUpgrade() {
    const upgrade = chosenIn('upgrade');
    if (!upgrade || plan.tier === 'free') return;
    closeDialog();
    manage(upgrade, plan.tier, { flow: 'change-plan', planType: upgrade.tier, consentToStart: true });
  }

  /** The service reported a subscription that the page did not know. */
  function manageInstead(message: string) {
    closeDialog();
    toast.info(message, { duration: activeToastMs });
    void plan.refresh();
    portal.openFor(chosenIn('order')?.tier ?? null);
  }

  return {
    choose,
    loading: choice?.tier ?? portal.openingFor,
    order: chosenIn('order'),
    upgrade: chosenIn('upgrade'),
    takeBack: chosenIn('take-back'),
    closeDialog,
    agreeToUpgrade,
    manageInstead,
    portal,
  };
}
