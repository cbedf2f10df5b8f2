import type { Plan } from '@datewright/contracts/datecoach/plan';
import { Card } from '@datewright/ui';
import { useState } from 'react';
import { type FindHours, type FirstField, PlanForm } from '../form/plan-form.tsx';
import { DayCard } from './day-card.tsx';

interface Props {
  plan: Plan;
  /** Texts offered as reminders, besides those already in the plan. */
  tips: readonly string[];
  /** The real place that the member picked for its spot; the form suggests it while the plan has none. */
  pickedPlace?: string;
  /** True when the form in its place has just saved the plan. */
  focus?: boolean;
  /** Shows when, where and the next act; the rest is one tap away. */
  isFolded?: boolean;
  /** Its next act is the main act of the screen. */
  isMain?: boolean;
  findHours?: FindHours | undefined;
  onSaved?: (() => void) | undefined;
}

/** One plan, to read or edit. */
export function PlanCard({
  plan,
  tips,
  pickedPlace = '',
  focus = false,
  isFolded = false,
  isMain = false,
  findHours,
  onSaved,
}: Props) {
  const [state, setState] = useState<'new' | 'editing' | 'edited'>('new');
  const [field, setField] = useState<FirstField>('day');
  function edit(first: FirstField = 'day') {
    setField(first);
    setState('editing');
  }
  if (state !== 'editing') {
    return <DayCard {...{ plan, isFolded, isMain }} focus={focus || state === 'edited'} onEdit={edit} />;
  }
  return (
    <Card $padding={4}>
      <PlanForm
        prefill={{ ...plan, place: plan.place || pickedPlace, tips }}
        plan={plan}
        firstField={field}
        isMain={isMain}
        findHours={findHours}
        onSaved={() => {
          setState('edited');
          onSaved?.();
        }}
        onCancel={() => setState('edited')}
      />
    </Card>
  );
}
