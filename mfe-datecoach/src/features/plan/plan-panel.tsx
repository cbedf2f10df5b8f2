import { Button, Heading, Notice, Row, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../copy/use-copy.ts';
import { isOver } from '../../plans/plan-times.ts';
import { usePlans } from '../../plans/use-plans.ts';
import { AfterDate } from './after/after-date.tsx';
import { ClosedPlan } from './day/closed-plan.tsx';
import { PlanCard } from './day/plan-card.tsx';
import type { PlannedFor } from './form/plan-draft.ts';
import { PlanForm } from './form/plan-form.tsx';
import { SafetyNote } from './safety-note.tsx';

export type { PlannedFor };

interface Props {
  for: PlannedFor;
  /** The spot sounds like a home or a lonely place. */
  isPrivate: boolean;
  /** Somebody in the match is under 18: nothing is planned. */
  isClosed: boolean;
}

/** Day, time and place of a date, at the end of its playbook. */
export function PlanPanel({ for: planned, isPrivate, isClosed }: Props) {
  const { plan: copy } = useCopy();
  const { plans } = usePlans();
  const [savedId, setSavedId] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  // Beside a playbook; before there is one, its button comes first.
  const isOpen = asked || planned.tips.length > 0;
  const ofSpot = plans.filter(
    ({ spotName, profileId }) => spotName === planned.spotName && profileId === planned.profileId,
  );
  const ahead = ofSpot.find((plan) => !isOver(plan, Date.now()));
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
      {isPrivate && (
        <Notice tone="careful" title={copy.privateTitle}>
          {copy.privatePlace}
        </Notice>
      )}
      {existing ? (
        over ? (
          <AfterDate plan={over} focus />
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
            <PlanForm planned={planned} plan={null} onSaved={({ id }) => setSavedId(id)} />
          ) : (
            <Row>
              <Button variant="secondary" onClick={() => setAsked(true)}>
                {copy.begin}
              </Button>
            </Row>
          )}
          <SafetyNote video={planned.video} />
        </>
      )}
    </Stack>
  );
}
