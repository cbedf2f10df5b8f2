import { useToast, useTrack } from '@datewright/sdk/host';
import { useSearchParams } from '@datewright/sdk/router';
import { lazy, Suspense, useEffect } from 'react';
import { useFrameCopy } from '../../../copy/use-frame-copy.ts';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { usePricingCopy } from '../../../copy/use-pricing-copy.ts';
import { SiteHead } from '../../../frame/site-head.tsx';
import { breadcrumbs, productOf } from '../../../frame/structured.ts';
import { TrustBadges } from '../../../frame/trust-badges.tsx';
import { useClaims } from '../../../frame/use-claims.ts';
import { useCheckoutParameter } from '../use-checkout-parameter.ts';
import { useChoosing } from '../use-choosing.ts';
import { OrderDialog } from './order-dialog.tsx';
import { Plans } from './plans.tsx';
import { PricingHero } from './pricing-hero.tsx';
import { Standing } from './standing.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

// What comes after the plans must not make them wait.
const BelowPlans = lazy(() => import('./below-plans.tsx').then((file) => ({ default: file.BelowPlans })));

export function PricingPage() {
  const { errors } = usePricingCopy().checkout;
  const { head } = useMarketingCopy();
  const { homeCrumb } = useFrameCopy();
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
      <SiteHead
        title={head.pricing}
        description={head.pricingText}
        structured={[
          productOf('', head.pricingText),
          breadcrumbs([
            { name: homeCrumb, path: '/' },
            { name: head.pricing, path: '/pricing' },
          ]),
        ]}
      />
      <PricingHero />
      <Standing portal={choosing.portal} returnsToFree={search.get('plan') === 'free'} />
      <Plans choosing={choosing} />
      <TrustBadges earned={[...claims.of('rating'), ...claims.of('badge')]} />
      <Suspense fallback={null}>
        <BelowPlans said={claims.of('testimonial')} />
      </Suspense>
      <OrderDialog order={choosing.order} onClose={choosing.cancelOrder} onActive={choosing.manageInstead} />
      <UpgradeDialog upgrade={choosing.upgrade} onClose={choosing.cancelUpgrade} onAgree={choosing.agreeToUpgrade} />
      <TakeBackDialog open={choosing.takeBack !== null} onClose={choosing.cancelTakeBack} portal={choosing.portal} />
    </>
  );
}
