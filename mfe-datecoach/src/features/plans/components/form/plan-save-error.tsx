import { Button, Notice, Row } from '@datewright/ui';
import { useCopy } from '../../../../copy/use-copy.ts';
import { formatDayAndTimes } from '../../../../lib/plan-times.ts';
import type { PlanFormState } from '../../hooks/use-plan-form.ts';

/** Explains why a plan was not saved and offers the next step. The input stays in the form. */
export function PlanSaveError({ form }: { form: PlanFormState }) {
  const { plan: copy } = useCopy();
  const { saveError } = form;
  if (!saveError) return null;
  if (saveError.kind === 'failed') {
    return (
      <Notice tone="bad" live="assertive">
        {copy.notSaved} {saveError.message}
      </Notice>
    );
  }
  if (saveError.kind === 'gone') {
    return (
      <Notice
        tone="careful"
        live="assertive"
        action={
          <Button variant="secondary" size="small" onClick={() => void form.saveAsNew()}>
            {copy.saveAnew}
          </Button>
        }
      >
        {copy.gone}
      </Notice>
    );
  }
  const { newer } = saveError;
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
      {copy.newer([formatDayAndTimes(newer), newer.place].filter(Boolean).join(' · '))}
    </Notice>
  );
}
