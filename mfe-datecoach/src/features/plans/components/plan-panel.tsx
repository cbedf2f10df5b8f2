import { Card, Heading, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { findOpenStart } from '../../../lib/opening-hours.ts';
import { usePlans } from '../api/use-plans.ts';
import type { PlaceInPlan } from '../hooks/use-place-in-plan.ts';
import { useSuggestedTime } from '../hooks/use-suggested-time.ts';
import { findUpcomingPlan, listPlansForSpot } from '../lib/find-plans.ts';
import type { PlanDraft, PlanPrefill } from '../lib/plan-draft.ts';
import { ClosedPlan } from './day/closed-plan.tsx';
import { PlanCard } from './day/plan-card.tsx';
import { type FindHours, PlanForm } from './form/plan-form.tsx';
import { OutcomeCard } from './outcome/outcome-card.tsx';
import { PlaceNotice } from './place-notice.tsx';
import { SafetyTips } from './safety-tips.tsx';

export type { PlanPrefill };

interface Props {
  prefill: PlanPrefill;
  /** Someone in the match is under 18, so nothing can be planned. */
  isClosed: boolean;
  placeInPlan?: PlaceInPlan;
  findHours?: FindHours;
  onDraft?: (draft: PlanDraft | null) => void;
}

/** Day, time and place of a date: the form, and then the plan. */
export function PlanPanel({ prefill, isClosed, placeInPlan, findHours, onDraft }: Props) {
  const { plan: copy } = useCopy();
  const { plans } = usePlans();
  const suggested = useSuggestedTime(prefill.profileId);
  const hours = findHours?.(prefill.place);
  const starts = hours ? findOpenStart(hours, suggested.day, suggested.starts) : suggested.starts;
  const [savedId, setSavedId] = useState<string | null>(null);
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
      {existing && placeInPlan && <PlaceNotice plan={existing} placeInPlan={placeInPlan} />}
      {existing ? (
        past ? (
          <OutcomeCard plan={past} focus />
        ) : (
          <PlanCard
            plan={existing}
            tips={prefill.tips}
            pickedPlace={prefill.place}
            focus={existing.id === savedId}
            isMain={prefill.tips.length > 0}
            findHours={findHours}
            onSaved={() => setSavedId(existing.id)}
          />
        )
      ) : (
        <Card $padding={4}>
          <Stack>
            <PlanForm
              // What the member has typed is stored, and returns.
              key={suggested.day}
              prefill={{ ...prefill, ...suggested, starts }}
              findHours={findHours}
              plan={null}
              isMain
              onSaved={({ id }) => setSavedId(id)}
              onDraft={onDraft}
            />
            <SafetyTips video={prefill.video} />
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
