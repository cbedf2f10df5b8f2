import type { Plan } from '@datewright/contracts/datecoach/plan';
import { Card } from '@datewright/ui';
import { useState } from 'react';
import { PlanForm } from '../form/plan-form.tsx';
import { DayCard } from './day-card.tsx';

interface Props {
  plan: Plan;
  /** Texts offered as reminders, besides those already in the plan. */
  tips: readonly string[];
  /** True when the form in its place has just saved the plan. */
  focus?: boolean;
  onSaved?: (() => void) | undefined;
}

/** One plan, to read or edit. */
export function PlanCard({ plan, tips, focus = false, onSaved }: Props) {
  const [state, setState] = useState<'new' | 'editing' | 'edited'>('new');
  if (state !== 'editing')
    return <DayCard plan={plan} focus={focus || state === 'edited'} onEdit={() => setState('editing')} />;
  return (
    <Card $padding={4}>
      <PlanForm
        prefill={{ ...plan, tips }}
        plan={plan}
        onSaved={() => {
          setState('edited');
          onSaved?.();
        }}
        onCancel={() => setState('edited')}
      />
    </Card>
  );
}
