import { useToast, useTrack } from '@datewright/sdk/host';
import { useSearchParams } from '@datewright/sdk/router';
import { lazy, Suspense, useEffect } from 'react';
import { SiteHead } from '../../../components/site-head.tsx';
import { TrustBadges } from '../../../components/trust-badges.tsx';
import { useCommonCopy } from '../../../copy/use-common-copy.ts';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { useClaims } from '../../../hooks/use-claims.ts';
import { createBreadcrumbs, createProduct } from '../../../lib/structured-data.ts';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { useCheckoutParameter } from '../hooks/use-checkout-parameter.ts';
import { usePlanSelection } from '../hooks/use-plan-selection.ts';
import { CurrentPlanNotice } from './current-plan-notice.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { PlanGrid } from './plan-grid.tsx';
import { PricingHero } from './pricing-hero.tsx';
import { ResumeAndUpgradeDialog } from './resume-and-upgrade-dialog.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';

// A separate chunk, so that the plans show sooner.
const BelowPlans = lazy(() => import('./below-plans.tsx').then((file) => ({ default: file.BelowPlans })));

export function Pricing() {
  const { errors } = usePricingCopy().checkout;
  const { head } = useMarketingCopy();
  const { homeCrumb } = useCommonCopy();
  const toast = useToast();
  const track = useTrack();
  const claims = useClaims('pricing');
  const selection = usePlanSelection();
  const [search] = useSearchParams();
  useCheckoutParameter(selection.choose, () => toast.error(errors.unknownPlan));
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
      <CurrentPlanNotice portal={selection.portal} returnsToFree={search.get('plan') === 'free'} />
      <PlanGrid selection={selection} />
      <TrustBadges claims={[...claims.ofKind('rating'), ...claims.ofKind('badge')]} />
      <Suspense fallback={null}>
        <BelowPlans claims={claims.ofKind('testimonial')} />
      </Suspense>
      <OrderDialog order={selection.order} onClose={selection.closeDialog} onActive={selection.manageInstead} />
      <UpgradeDialog upgrade={selection.upgrade} onClose={selection.closeDialog} onAgree={selection.agreeToUpgrade} />
      <ResumeAndUpgradeDialog
        open={selection.takeBack !== null}
        onClose={selection.closeDialog}
        portal={selection.portal}
      />
    </>
  );
}
