import type { Plan } from '@datewright/contracts/datecoach/plan';
import { Button, Row, Stack } from '@datewright/ui';
import { useInvalidFocus } from '@datewright/ui/use-invalid-focus';
import { useRef } from 'react';
import { useCopy } from '../../../../copy/use-copy.ts';
import { useSavedTips } from '../../../../hooks/use-saved-tips.ts';
import { usePlanForm } from '../../hooks/use-plan-form.ts';
import type { PlanDraft, TimedPrefill } from '../../lib/plan-draft.ts';
import { PlanDetails } from './plan-details.tsx';
import { PlanSaveError } from './plan-save-error.tsx';
import { TimeAndPlaceFields } from './time-and-place-fields.tsx';
import { TimeWarning } from './time-warning.tsx';

/** Returns the opening hours of a place on the map, as tagged; none for any other place. */
export type FindHours = (place: string) => string | null | undefined;

/** The field that has the focus when the form of a saved plan opens. */
export type FirstField = 'day' | 'place' | 'meetingPoint';

interface Props {
  prefill: TimedPrefill;
  plan: Plan | null;
  onSaved: (plan: Plan) => void;
  /** What stands in the form of a new plan; `null` once it is saved. */
  onDraft?: ((draft: PlanDraft | null) => void) | undefined;
  firstField?: FirstField;
  /** Saving is the main act of the screen. */
  isMain: boolean;
  findHours?: FindHours | undefined;
  /** Closes the form without changing the plan. */
  onCancel?: (() => void) | undefined;
}

/** When and where first; what people agree on later is folded. */
export function PlanForm({ prefill, plan, onSaved, onDraft, firstField = 'day', isMain, findHours, onCancel }: Props) {
  const { plan: copy } = useCopy();
  const saved = useSavedTips().tips.map(({ content }) => content);
  const form = usePlanForm({ prefill, plan, onSaved, onDraft });
  const { draft, change } = form;
  const box = useRef<HTMLFormElement>(null);
  const focusInvalid = useInvalidFocus(box);
  const { tips, video: isVideo } = prefill;
  const hours = (!isVideo && findHours?.(draft.place.trim())) || '';
  const focusedField = plan && firstField;

  return (
    <form
      ref={box}
      noValidate
      aria-label={copy.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
        focusInvalid();
      }}
    >
      <Stack>
        <TimeAndPlaceFields {...{ form, isVideo, hours, focusedField }} />
        <div>
          <TimeWarning draft={draft} hours={hours} />
          <PlanDetails
            {...{ draft, change, isVideo, focusedField }}
            isOpen={plan !== null}
            tips={[...tips.filter((tip) => saved.includes(tip)), ...tips]}
          />
        </div>
        <PlanSaveError form={form} />
        <Row $gap={3}>
          <Button type="submit" variant={isMain ? 'primary' : 'secondary'} busy={form.busy}>
            {copy.save}
          </Button>
          {onCancel && (
            <Button
              variant="ghost"
              onClick={() => {
                form.discard();
                onCancel();
              }}
            >
              {copy.cancel}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
