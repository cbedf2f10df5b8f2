import { planToken } from '@datewright/contracts/datecoach/plan';
import { useLocation } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { z } from '@datewright/sdk/zod';
import { Page } from '@datewright/ui';
import { AboutFooter } from '../features/shared-plan/components/about-footer.tsx';
import { LinkEnded } from '../features/shared-plan/components/link-ended.tsx';
import { SharedPlan } from '../features/shared-plan/components/shared-plan.tsx';

const Frame = styled(Page)`
  max-width: 44rem;
  padding-block: var(--space-8);
`;

/**
 * The page of a plan's link. Its token stays in the address, so that a friend can come back to it. Search engines must
 * not index it, and other sites must not receive its address.
 */
export default function SharedPlanPage() {
  const { data: token } = z.safeParse(planToken, useLocation().hash.slice(1));
  return (
    <Frame>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {token ? <SharedPlan key={token} token={token} /> : <LinkEnded />}
      <AboutFooter />
    </Frame>
  );
}
