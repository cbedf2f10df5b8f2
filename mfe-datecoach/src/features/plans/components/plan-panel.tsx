import { Button, Heading, Row, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { usePlans } from '../api/use-plans.ts';
import { useHasDraft } from '../hooks/use-plan-form.ts';
import { findUpcomingPlan, listPlansForSpot } from '../lib/find-plans.ts';
import type { PlanPrefill } from '../lib/plan-draft.ts';
import { ClosedPlan } from './day/closed-plan.tsx';
import { PlanCard } from './day/plan-card.tsx';
import { PlanForm } from './form/plan-form.tsx';
import { OutcomeCard } from './outcome/outcome-card.tsx';
import { SafetyTips } from './safety-tips.tsx';

export type { PlanPrefill };

interface Props {
  prefill: PlanPrefill;
  /** Someone in the match is under 18, so nothing can be planned. */
  isClosed: boolean;
}

/** Day, time and place of a date; the form opens on demand. */
export function PlanPanel({ prefill, isClosed }: Props) {
  const { plan: copy } = useCopy();
  const { plans } = usePlans();
  const [savedId, setSavedId] = useState<string | null>(null);
  const [hasBegun, setHasBegun] = useState(false);
  // What was typed before a reload is not hidden.
  const isOpen = useHasDraft(prefill) || hasBegun;
  const upcoming = findUpcomingPlan(plans, prefill);
  // A plan that was just moved into the past stays here, as a finished date.
  const past = upcoming ? undefined : listPlansForSpot(plans, prefill).find(({ id }) => id === savedId);
  const existing = upcoming ?? past;
  if (isClosed) return existing ? <ClosedPlan plan={existing} /> : null;
  return (
    <Stack as="section" aria-labelledby="plan-title">
      <Stack $gap={2}>
        <Heading id="plan-title" $size={22}>
          {existing ? copy.planned : copy.title}
        </Heading>
        {!existing && <Text $tone="muted">{copy.lead}</Text>}
      </Stack>
      {existing ? (
        past ? (
          <OutcomeCard plan={past} focus />
        ) : (
          <PlanCard
            plan={existing}
            tips={prefill.tips}
            focus={existing.id === savedId}
            onSaved={() => setSavedId(existing.id)}
          />
        )
      ) : isOpen ? (
        <>
          <PlanForm prefill={prefill} plan={null} onSaved={({ id }) => setSavedId(id)} />
          <SafetyTips video={prefill.video} />
        </>
      ) : (
        <Row>
          <Button variant={prefill.tips.length > 0 ? 'primary' : 'secondary'} onClick={() => setHasBegun(true)}>
            {copy.begin}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
