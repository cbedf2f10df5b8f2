import { Button, Notice, Row } from '@datewright/ui';
import { useCopy } from '../../../../copy/use-copy.ts';
import type { PlanFormState } from '../../hooks/use-plan-form.ts';
import { formatDay } from '../../lib/plan-times.ts';

/** Why a plan is not saved yet, and the next step. What was typed stays. */
export function PlanSaveError({ form }: { form: PlanFormState }) {
  const { plan: copy } = useCopy();
  const { trouble } = form;
  if (!trouble) return null;
  if (trouble.kind === 'failed') {
    return (
      <Notice tone="bad" live="assertive">
        {copy.notSaved} {trouble.message}
      </Notice>
    );
  }
  if (trouble.kind === 'gone') {
    return (
      <Notice
        tone="careful"
        live="assertive"
        action={
          <Button variant="secondary" size="small" onClick={() => void form.saveAnew()}>
            {copy.saveAnew}
          </Button>
        }
      >
        {copy.gone}
      </Notice>
    );
  }
  const { newer } = trouble;
  return (
    <Notice
      tone="careful"
      live="assertive"
      title={copy.changed}
      action={
        <Row $gap={2}>
          <Button variant="secondary" size="small" onClick={() => void form.saveMine(newer)}>
            {copy.saveMine}
          </Button>
          <Button variant="ghost" size="small" onClick={() => form.takeNewer(newer)}>
            {copy.takeNewer}
          </Button>
        </Row>
      }
    >
      {copy.newer([formatDay(newer), newer.starts, newer.place].filter(Boolean).join(' · '))}
    </Notice>
  );
}
