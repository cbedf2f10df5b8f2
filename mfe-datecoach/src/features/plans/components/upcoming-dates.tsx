import type { Plan } from '@datewright/contracts/datecoach/plan';
import { styled } from '@datewright/sdk/styled';
import { Heading, Icon, RetryNotice, Stack } from '@datewright/ui';
import { type ReactNode, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useSavedTips } from '../../../hooks/use-saved-tips.ts';
import { daysUntil, hasEnded } from '../../../lib/plan-times.ts';
import { usePlans } from '../api/use-plans.ts';
import { ClosedPlan } from './day/closed-plan.tsx';
import { PlanCard } from './day/plan-card.tsx';
import { OutcomeCard } from './outcome/outcome-card.tsx';
import { OutcomeSummaryCard } from './outcome/outcome-summary-card.tsx';

const More = styled.details`
  > summary {
    align-items: center;
    cursor: pointer;
    display: inline-flex;
    font-weight: 600;
    gap: var(--space-2);
    list-style: none;
    min-height: var(--target);
  }
  > summary > svg {
    flex: none;
    height: 1em;
    width: 1em;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

/**
 * Lists the plans: those of today and tomorrow, or the next one, then later ones, then past ones without an outcome, then
 * all others.
 */
export function UpcomingDates({ isClosed }: { isClosed: (profileId: string) => boolean }) {
  const { plan: copy } = useCopy();
  const { plans: all, hasFailed, refetch } = usePlans();
  const closed = all.filter(({ profileId }) => isClosed(profileId));
  const plans = all.filter((plan) => !closed.includes(plan));
  const tips = useSavedTips().tips.map(({ content }) => content);
  const [now] = useState(Date.now);
  // Plans answered here stay in place until the member leaves the page.
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const past = plans.filter((plan) => hasEnded(plan, now));
  const unanswered = past.filter(({ id, outcome }) => !outcome || answered.has(id));
  const upcoming = plans.filter((plan) => !past.includes(plan)).toReversed();
  const others = past.filter((plan) => !unanswered.includes(plan));
  const soon = upcoming.filter((plan) => daysUntil(plan, new Date(now)) <= 1);
  const next = soon.length > 0 ? soon : upcoming.slice(0, 1);
  const later = upcoming.filter((plan) => !next.includes(plan));
  const planCard = (plan: Plan) => <PlanCard key={plan.id} plan={plan} tips={tips} isFolded={!soon.includes(plan)} />;
  if (hasFailed) return <RetryNotice onRetry={refetch}>{copy.loadFailed}</RetryNotice>;
  if (all.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="dates-title">
      <Heading id="dates-title" $size={22}>
        {copy.dates}
      </Heading>
      <Cards plans={closed} card={(plan) => <ClosedPlan key={plan.id} plan={plan} />} />
      <Cards plans={next} card={planCard} />
      {later.length > 0 && (
        <More>
          <summary>
            {copy.later(later.length)}
            <Icon name="chevron-down" size={16} />
          </summary>
          <Cards plans={later} card={planCard} />
        </More>
      )}
      <Cards
        plans={unanswered}
        card={(plan) => (
          <OutcomeCard key={plan.id} plan={plan} onAnswer={() => setAnswered(new Set(answered).add(plan.id))} />
        )}
      />
      <OutcomeSummaryCard plans={past} />
      {others.length > 0 && (
        <More>
          <summary>
            {copy.past(others.length)}
            <Icon name="chevron-down" size={16} />
          </summary>
          <Cards plans={others} card={(plan) => <OutcomeCard key={plan.id} plan={plan} />} />
        </More>
      )}
    </Stack>
  );
}

function Cards({ plans, card }: { plans: readonly Plan[]; card: (plan: Plan) => ReactNode }) {
  return plans.length > 0 && <Stack>{plans.map(card)}</Stack>;
}
