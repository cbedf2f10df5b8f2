import { TextField } from '@datewright/ui';
import { useCopy } from '../../../../copy/use-copy.ts';
import { getBrowserTimeZone } from '../../../../lib/browser-time-zone.ts';
import { formatOpeningHours } from '../../../../lib/opening-hours.ts';
import type { PlanFormState } from '../../hooks/use-plan-form.ts';
import type { PlanDraft } from '../../lib/plan-draft.ts';
import { FieldGrid } from './field-grid.ts';

interface Props {
  form: PlanFormState;
  isVideo: boolean;
  /** The opening hours of the place as tagged; empty when they are not known. */
  hours: string;
  focusedField: keyof PlanDraft | null;
}

/** When the date begins and where: all that a plan needs. */
export function TimeAndPlaceFields({ form, isVideo, hours, focusedField }: Props) {
  const { plan: copy, places } = useCopy();
  const { draft, change, missingField } = form;
  const shownHours = formatOpeningHours(hours, places.openingHours, document.documentElement.lang || 'en');
  return (
    <FieldGrid>
      <TextField
        type="date"
        label={copy.day}
        value={draft.day}
        error={missingField === 'day' ? copy.lacks.day : undefined}
        // The member just pressed the button that opens the form.
        autoFocus={focusedField === 'day'}
        onChange={(event) => change({ day: event.target.value })}
      />
      <TextField
        type="time"
        label={copy.starts}
        value={draft.starts}
        error={missingField === 'starts' ? copy.lacks.starts : undefined}
        hint={draft.timeZone === getBrowserTimeZone() ? undefined : copy.zone(draft.timeZone)}
        onChange={(event) => change({ starts: event.target.value })}
      />
      <div className="whole">
        <TextField
          label={isVideo ? copy.call : copy.place}
          optional
          hint={isVideo ? copy.callHint : shownHours ? copy.placeHours(shownHours) : copy.placeHint}
          autoFocus={focusedField === 'place'}
          value={draft.place}
          maxLength={200}
          onChange={(event) => change({ place: event.target.value })}
        />
      </div>
    </FieldGrid>
  );
}
