import { transportMode } from '@datewright/contracts/datecoach/playbook-options';
import { styled } from '@datewright/sdk/styled';
import { Select, Stack, TextField } from '@datewright/ui';
import { Fold } from '../../../../components/fold.ts';
import { useCopy } from '../../../../copy/use-copy.ts';
import type { PlanFormState } from '../../hooks/use-plan-form.ts';
import { checkInOptions, type PlanDraft } from '../../lib/plan-draft.ts';
import { FieldGrid } from './field-grid.ts';
import { ReminderPicker } from './reminder-picker.tsx';

const Details = styled(Fold)`
  > summary > span {
    font-size: var(--text-14);
  }
`;

type ChangeableDraft = Pick<PlanFormState, 'draft' | 'change'>;

interface Props extends ChangeableDraft {
  isOpen: boolean;
  isVideo: boolean;
  /** Texts offered as reminders. */
  tips: readonly string[];
  focusedField: keyof PlanDraft | null;
}

/** What people agree on later, folded in a new plan. */
export function PlanDetails({ draft, change, isOpen, isVideo, tips, focusedField }: Props) {
  const { plan: copy } = useCopy();
  return (
    <Details open={isOpen}>
      <summary>
        {copy.more} <span>{isVideo ? copy.moreVideo : copy.moreFields}</span>
      </summary>
      <Stack>
        <FieldGrid>
          <TextField
            type="time"
            label={copy.ends}
            optional
            value={draft.ends}
            onChange={(event) => change({ ends: event.target.value })}
          />
          {!isVideo && <MeetingFields {...{ draft, change }} isFocused={focusedField === 'meetingPoint'} />}
          <CheckInSelect {...{ draft, change }} />
        </FieldGrid>
        <ReminderPicker tips={tips} chosen={draft.reminders} onChange={(reminders) => change({ reminders })} />
      </Stack>
    </Details>
  );
}

/** Where to meet and how to get there. */
function MeetingFields({ draft, change, isFocused }: ChangeableDraft & { isFocused: boolean }) {
  const { plan: copy } = useCopy();
  return (
    <>
      <TextField
        label={copy.city}
        optional
        autoComplete="address-level2"
        value={draft.city}
        maxLength={80}
        onChange={(event) => change({ city: event.target.value })}
      />
      <div className="whole">
        <TextField
          label={copy.meetingPoint}
          optional
          placeholder={copy.meetingPointExample}
          autoFocus={isFocused}
          value={draft.meetingPoint}
          maxLength={200}
          onChange={(event) => change({ meetingPoint: event.target.value })}
        />
      </div>
      <div className="whole">
        <Select
          label={copy.transport}
          hint={copy.transportHint}
          value={draft.transport ?? ''}
          onChange={({ target }) =>
            change({ transport: transportMode.options.find((mode) => mode === target.value) ?? null })
          }
        >
          <option value="">{copy.noTransport}</option>
          {transportMode.options.map((mode) => (
            <option key={mode} value={mode}>
              {copy.transports[mode]}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}

function CheckInSelect({ draft, change }: ChangeableDraft) {
  const { plan: copy } = useCopy();
  return (
    <div className="whole">
      <Select
        label={copy.checkIn}
        hint={copy.checkInHint}
        value={draft.checkIn ?? ''}
        onChange={({ target }) => change({ checkIn: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{copy.noCheckIn}</option>
        {checkInOptions.map((minutes) => (
          <option key={minutes} value={minutes}>
            {copy.checkInAfter(minutes / 60)}
          </option>
        ))}
      </Select>
    </div>
  );
}
