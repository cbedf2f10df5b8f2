import { usePlan, useSession } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Page, Stack, Text } from '@datewright/ui';
import { Confetti } from '@datewright/ui/confetti';
import { ToolTitle } from '@datewright/ui/tool-header';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { useDelayElapsed } from '../../hooks/use-delay-elapsed.ts';
import { useNextSteps } from '../../hooks/use-next-steps.ts';
import { useOncePerTab } from '../../hooks/use-once-per-tab.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { PaymentDueNotice } from './payment-due-notice.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { StatCards } from './stat-cards.tsx';
import { ToolActions } from './tool-actions.tsx';
import { ToolCards } from './tool-cards.tsx';
import { WhoIsNext } from './who-is-next.tsx';

/** How long the page waits for all answers, so that nothing moves, in milliseconds; what is missing then is a skeleton. */
const maxWaitMs = 800;

const Column = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
  /* While the page loads, the footer would stand in view and then jump out of it. */
  min-height: 100vh;
  padding-block: var(--space-6) var(--space-4);
  @media (min-width: 40rem) {
    gap: var(--space-6);
  }
`;

const Head = styled.div`
  display: grid;
  gap: var(--space-2);
`;

/** What to do next, the plan and the tools; on a wide page the plan is beside the others. */
const Columns = styled.div`
  align-items: start;
  display: grid;
  gap: inherit;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 60rem) {
    gap: var(--space-8) var(--space-6);
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

export function MemberHome() {
  const copy = useMarketingCopy().member;
  const { user } = useSession();
  const { loading, assumed } = usePlan();
  const waited = useDelayElapsed(maxWaitMs);
  const next = useNextSteps();
  const isShown = next.pending.length === 0 || waited;
  const hasDateToday = next.waiting.some(({ kind }) => kind === 'today');
  if (loading && !waited) return <LoadingScreen />;
  const firstName = user?.fullName?.trim().split(/\s+/)[0];
  return (
    <Column>
      {hasDateToday && <Celebration />}
      <Head>
        <ToolTitle title={copy.title} />
        <Text $tone="muted">
          {firstName ? copy.greeting(firstName) : copy.greetingNameless}{' '}
          {!assumed && <PlanGreeting isKnown={!loading} />}
        </Text>
      </Head>
      <PaymentDueNotice />
      <Columns>
        <Stack>
          <WhoIsNext {...next} isPartial={waited} />
          {isShown && <ToolActions {...next} />}
        </Stack>
        {isShown && (
          <Stack $gap={3}>
            <PlanSummary />
            <StatCards />
          </Stack>
        )}
        {isShown && <ToolCards />}
      </Columns>
    </Column>
  );
}

/** Its room is kept until the plan is known: the words may need a second line, and the page below would move. */
const PlanName = styled.span<{ $isKnown: boolean }>`
  visibility: ${({ $isKnown }) => ($isKnown ? 'inherit' : 'hidden')};
`;

/** Once in a tab. */
function PlanGreeting({ isKnown }: { isKnown: boolean }) {
  const copy = useMarketingCopy().member;
  const { tierLabel } = usePlan();
  return useOncePerTab('homeWelcome') && <PlanName $isKnown={isKnown}>{copy.onPlan(tierLabel)}</PlanName>;
}

/** Once in a tab, on the day of a date. */
function Celebration() {
  return useOncePerTab('homeConfetti') && <Confetti pieces={300} />;
}
