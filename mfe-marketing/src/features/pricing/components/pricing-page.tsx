import { useToast, useTrack } from '@datewright/sdk/host';
import { useSearchParams } from '@datewright/sdk/router';
import { lazy, Suspense, useEffect } from 'react';
import { usePricingCopy } from '../../../copy/use-pricing-copy.ts';
import { TrustBadges } from '../../../frame/trust-badges.tsx';
import { useClaims } from '../../../frame/use-claims.ts';
import { useCheckoutParameter } from '../use-checkout-parameter.ts';
import { useChoosing } from '../use-choosing.ts';
import { OrderDialog } from './order-dialog.tsx';
import { Plans } from './plans.tsx';
import { PricingHero } from './pricing-hero.tsx';
import { Standing } from './standing.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

// What comes after the plans must not make them wait.
const BelowPlans = lazy(() => import('./below-plans.tsx').then((file) => ({ default: file.BelowPlans })));

export function PricingPage() {
  const { errors } = usePricingCopy().checkout;
  const toast = useToast();
  const track = useTrack();
  const claims = useClaims('pricing');
  const choosing = useChoosing();
  const [search] = useSearchParams();
  useCheckoutParameter(choosing.choose, () => toast.error(errors.unknownPlan));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit, with where it came from
  useEffect(() => track('view_pricing', { source: search.get('source') }), [track]);
  return (
    <>
      <PricingHero />
      <TrustBadges earned={[...claims.of('rating'), ...claims.of('badge')]} />
      <Standing portal={choosing.portal} returnsToFree={search.get('plan') === 'free'} />
      <Plans choosing={choosing} />
      <Suspense fallback={null}>
        <BelowPlans said={claims.of('testimonial')} />
      </Suspense>
      <OrderDialog order={choosing.order} onClose={choosing.cancelOrder} onActive={choosing.manageInstead} />
      <UpgradeDialog upgrade={choosing.upgrade} onClose={choosing.cancelUpgrade} onAgree={choosing.agreeToUpgrade} />
    </>
  );
}
