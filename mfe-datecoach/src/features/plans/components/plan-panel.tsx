import { Button, Heading, Notice, Row, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { usePlans } from '../api/use-plans.ts';
import type { PlanPrefill } from '../lib/plan-draft.ts';
import { hasEnded } from '../lib/plan-times.ts';
import { ClosedPlan } from './day/closed-plan.tsx';
import { PlanCard } from './day/plan-card.tsx';
import { PlanForm } from './form/plan-form.tsx';
import { OutcomeCard } from './outcome/outcome-card.tsx';
import { SafetyTips } from './safety-tips.tsx';

export type { PlanPrefill };

interface Props {
  prefill: PlanPrefill;
  /** The spot sounds like a home or a lonely place. */
  isPrivatePlace: boolean;
  /** Somebody in the match is under 18: nothing is planned. */
  isClosed: boolean;
}

/** Day, time and place of a date, at the end of its playbook. */
export function PlanPanel({ prefill: planned, isPrivatePlace, isClosed }: Props) {
  const { plan: copy } = useCopy();
  const { plans } = usePlans();
  const [savedId, setSavedId] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  // Beside a playbook; before there is one, its button comes first.
  const isOpen = asked || planned.tips.length > 0;
  const ofSpot = plans.filter(
    ({ spotName, profileId }) => spotName === planned.spotName && profileId === planned.profileId,
  );
  const ahead = ofSpot.find((plan) => !hasEnded(plan, Date.now()));
  // One that was put into the past here goes on as one that is over.
  const over = ahead ? undefined : ofSpot.find(({ id }) => id === savedId);
  const existing = ahead ?? over;
  if (isClosed) return existing ? <ClosedPlan plan={existing} /> : null;
  return (
    <Stack as="section" aria-labelledby="plan-title">
      <Stack $gap={2}>
        <Heading id="plan-title" $size={22}>
          {existing ? copy.planned : copy.title}
        </Heading>
        {!existing && <Text $tone="muted">{copy.lead}</Text>}
      </Stack>
      {isPrivatePlace && (
        <Notice tone="careful" title={copy.privateTitle}>
          {copy.privatePlace}
        </Notice>
      )}
      {existing ? (
        over ? (
          <OutcomeCard plan={over} focus />
        ) : (
          <PlanCard
            plan={existing}
            tips={planned.tips}
            focus={existing.id === savedId}
            onSaved={() => setSavedId(existing.id)}
          />
        )
      ) : (
        <>
          {isOpen ? (
            <PlanForm prefill={planned} plan={null} onSaved={({ id }) => setSavedId(id)} />
          ) : (
            <Row>
              <Button variant="secondary" onClick={() => setAsked(true)}>
                {copy.begin}
              </Button>
            </Row>
          )}
          <SafetyTips video={planned.video} />
        </>
      )}
    </Stack>
  );
}
