import { usePlan, useSession } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Heading, Page, Text } from '@datewright/ui';
import { Confetti } from '@datewright/ui/confetti';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { useDelayElapsed } from '../../hooks/use-delay-elapsed.ts';
import { useOncePerTab } from '../../hooks/use-once-per-tab.ts';
import { useWelcomeToast } from '../../hooks/use-welcome-toast.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { PaymentDueNotice } from './payment-due-notice.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { StatCards } from './stat-cards.tsx';
import { ToolActions } from './tool-actions.tsx';
import { ToolCards } from './tool-cards.tsx';

/** Maximum time of the loading screen in milliseconds; after it, missing figures show as skeletons. */
const maxLoadingMs = 800;

const Column = styled(Page)`
  display: grid;
  gap: var(--space-8);
  padding-block: var(--space-10) var(--space-4);
`;

const Head = styled.div`
  display: grid;
  gap: var(--space-3);
`;

export function MemberHome() {
  const copy = useMarketingCopy().member;
  const { user } = useSession();
  const { loading } = usePlan();
  const waited = useDelayElapsed(maxLoadingMs);
  const celebrates = useOncePerTab('homeConfetti');
  useWelcomeToast();
  if (loading && !waited) return <LoadingScreen />;
  const firstName = user?.fullName?.trim().split(/\s+/)[0];
  return (
    <Column>
      {celebrates && <Confetti pieces={300} />}
      <Head>
        <Heading as="h1" $size={48}>
          {copy.title}
        </Heading>
        <Text $tone="muted" $size={18}>
          {firstName ? copy.greeting(firstName) : copy.greetingNameless}
        </Text>
      </Head>
      <PaymentDueNotice />
      <ToolActions />
      <PlanSummary />
      <StatCards />
      <ToolCards />
    </Column>
  );
}
