import type { PaidTier } from '@datewright/contracts/billing';
import { plans } from '@datewright/contracts/plans';
import { usePortal } from '@datewright/sdk/billing';
import { postAuthPath, usePlan, useSession, useToast, useTrack } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';
import { useEffect, useState } from 'react';
import { usePricingCopy } from '../../copy/use-pricing-copy.ts';
import { nextStep } from './next-step.ts';

export interface Choice {
  tier: PaidTier;
  /** Which button led here. */
  source: string;
  /** Chosen by the address, not by a click on this page. */
  byAddress: boolean;
}

const activeFor = 5000;

/**
 * Choosing a plan: kept until session and plan are known, then led on to sign-in, to the subscription that there is,
 * or to the order.
 */
export function useChoosing() {
  const { checkout: copy } = usePricingCopy();
  const session = useSession();
  const plan = usePlan();
  const portal = usePortal();
  const toast = useToast();
  const track = useTrack();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [order, setOrder] = useState<Choice | null>(null);
  const [managed, setManaged] = useState<PaidTier | null>(null);

  function choose(next: Choice) {
    if (choice || order || portal.opening) return;
    track('plan_selected', { plan: next.tier, source: next.source });
    setChoice(next);
  }

  const step = choice && nextStep(choice.tier, { session, plan });
  // biome-ignore lint/correctness/useExhaustiveDependencies: led on once, as soon as what it waits for is known
  useEffect(() => {
    if (!choice || !step || step.kind === 'wait') return;
    setChoice(null);
    switch (step.kind) {
      case 'order':
        return setOrder(choice);
      case 'unreachable':
        return void toast.error(copy.errors.unreachable);
      case 'sign-in':
        toast.info(copy.logIn);
        postAuthPath.remember(pathOf(choice));
        return void navigate('/login', { state: { from: '/pricing' } });
      case 'manage': {
        const said = choice.byAddress ? copy.active.manageHere(step.has) : copy.active.already(step.has);
        toast.info(said, { duration: activeFor });
        setManaged(choice.tier);
        return void portal.open(step.request);
      }
    }
  }, [choice, step?.kind]);

  /** The service knows of a subscription that the page did not. */
  function manageInstead(message: string) {
    setOrder(null);
    toast.info(message, { duration: activeFor });
    setManaged(order?.tier ?? null);
    void plan.refresh();
    void portal.open();
  }

  const loading = choice?.tier ?? (portal.opening ? managed : null);
  return { choose, loading, order, cancelOrder: () => setOrder(null), manageInstead, portal };
}

function pathOf({ tier, source }: Choice): string {
  return `/pricing?${new URLSearchParams({ checkout: plans[tier].slug, source })}`;
}
