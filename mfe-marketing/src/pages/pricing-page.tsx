import { useToast, useTrack } from '@datewright/sdk/host';
import { useSearchParams } from '@datewright/sdk/router';
import { lazy, Suspense, useEffect } from 'react';
import { SiteHead } from '../components/site-head.tsx';
import { TrustBadges } from '../components/trust-badges.tsx';
import { useCommonCopy } from '../copy/use-common-copy.ts';
import { useMarketingCopy } from '../copy/use-marketing-copy.ts';
import { CurrentPlanNotice } from '../features/pricing/components/current-plan-notice.tsx';
import { OrderDialog } from '../features/pricing/components/order-dialog.tsx';
import { PlanGrid } from '../features/pricing/components/plan-grid.tsx';
import { PricingHero } from '../features/pricing/components/pricing-hero.tsx';
import { ResumeAndUpgradeDialog } from '../features/pricing/components/resume-and-upgrade-dialog.tsx';
import { UpgradeDialog } from '../features/pricing/components/upgrade-dialog.tsx';
import { usePricingCopy } from '../features/pricing/copy/use-pricing-copy.ts';
import { useCheckoutParameter } from '../features/pricing/hooks/use-checkout-parameter.ts';
import { usePlanSelection } from '../features/pricing/hooks/use-plan-selection.ts';
import { useClaims } from '../hooks/use-claims.ts';
import { createBreadcrumbs, createProduct } from '../lib/structured-data.ts';

// What comes after the plans must not make them wait.
const BelowPlans = lazy(() =>
  import('../features/pricing/components/below-plans.tsx').then((file) => ({ default: file.BelowPlans })),
);

export function PricingPage() {
  const { errors } = usePricingCopy().checkout;
  const { head } = useMarketingCopy();
  const { homeCrumb } = useCommonCopy();
  const toast = useToast();
  const track = useTrack();
  const claims = useClaims('pricing');
  const choosing = usePlanSelection();
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
          createProduct('', head.pricingText),
          createBreadcrumbs([
            { name: homeCrumb, path: '/' },
            { name: head.pricing, path: '/pricing' },
          ]),
        ]}
      />
      <PricingHero />
      <CurrentPlanNotice portal={choosing.portal} returnsToFree={search.get('plan') === 'free'} />
      <PlanGrid choosing={choosing} />
      <TrustBadges earned={[...claims.ofKind('rating'), ...claims.ofKind('badge')]} />
      <Suspense fallback={null}>
        <BelowPlans said={claims.ofKind('testimonial')} />
      </Suspense>
      <OrderDialog order={choosing.order} onClose={choosing.cancelOrder} onActive={choosing.manageInstead} />
      <UpgradeDialog upgrade={choosing.upgrade} onClose={choosing.cancelUpgrade} onAgree={choosing.agreeToUpgrade} />
      <ResumeAndUpgradeDialog
        open={choosing.takeBack !== null}
        onClose={choosing.cancelTakeBack}
        portal={choosing.portal}
      />
    </>
  );
}
