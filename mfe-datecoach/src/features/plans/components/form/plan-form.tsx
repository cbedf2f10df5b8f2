import type { Plan } from '@datewright/contracts/datecoach/plan';
import { transportMode } from '@datewright/contracts/datecoach/playbook-options';
import { styled } from '@datewright/sdk/styled';
import { Button, Row, Select, Stack, Text, TextField } from '@datewright/ui';
import { useInvalidFocus } from '@datewright/ui/use-invalid-focus';
import { useRef } from 'react';
import { Fold } from '../../../../components/fold.ts';
import { useCopy } from '../../../../copy/use-copy.ts';
import { useSavedTips } from '../../../../hooks/use-saved-tips.ts';
import { getBrowserTimeZone } from '../../../../lib/browser-time-zone.ts';
import { formatOpeningHours, isOpenAt } from '../../../../lib/opening-hours.ts';
import { hasEnded } from '../../../../lib/plan-times.ts';
import { usePlanForm } from '../../hooks/use-plan-form.ts';
import { checkInOptions, type PlanDraft, type TimedPrefill } from '../../lib/plan-draft.ts';
import { PlanSaveError } from './plan-save-error.tsx';
import { ReminderPicker } from './reminder-picker.tsx';

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
  /* Day and time beside each other, or below each other where text is large. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  > .whole {
    grid-column: 1 / -1;
  }
  /* A date is as narrow as its column. */
  input {
    min-width: 0;
  }
`;

const More = styled(Fold)`
  > summary > span {
    font-size: var(--text-14);
  }
`;

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
  const { plan: copy, places } = useCopy();
  const saved = useSavedTips().tips.map(({ content }) => content);
  const form = usePlanForm({ prefill, plan, onSaved, onDraft });
  const { draft, change, missingField } = form;
  const box = useRef<HTMLFormElement>(null);
  const checked = useInvalidFocus(box);
  const { video } = prefill;
  const isPast =
    missingField === null && draft.day !== '' && draft.starts !== '' && hasEnded(toPlanTimes(draft), Date.now());
  const hours = (!video && findHours?.(draft.place.trim())) || '';
  const shownHours = formatOpeningHours(hours, places.openingHours, document.documentElement.lang || 'en');
  const isClosedThen = isOpenAt(hours, draft.day, draft.starts) === false;
  const text = (name: 'place' | 'city' | 'meetingPoint', maxLength: number) => ({
    value: draft[name],
    maxLength,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const tips = [...prefill.tips.filter((tip) => saved.includes(tip)), ...prefill.tips];

  return (
    <form
      ref={box}
      noValidate
      aria-label={copy.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
        checked();
      }}
    >
      <Stack>
        <Fields>
          <TextField
            type="date"
            label={copy.day}
            value={draft.day}
            error={missingField === 'day' ? copy.lacks.day : undefined}
            // The member just pressed the button that opens the form.
            autoFocus={plan !== null && firstField === 'day'}
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
              label={video ? copy.call : copy.place}
              optional
              hint={video ? copy.callHint : shownHours ? copy.placeHours(shownHours) : copy.placeHint}
              autoFocus={plan !== null && firstField === 'place'}
              {...text('place', 200)}
            />
          </div>
        </Fields>
        <div>
          <Text role="status" $tone="careful" $size={14}>
            {isPast ? copy.pastDay : isClosedThen && copy.closedThen}
          </Text>
          <More open={plan !== null}>
            <summary>
              {copy.more} <span>{video ? copy.moreVideo : copy.moreFields}</span>
            </summary>
            <Stack>
              <Fields>
                <TextField
                  type="time"
                  label={copy.ends}
                  optional
                  value={draft.ends}
                  onChange={(event) => change({ ends: event.target.value })}
                />
                {!video && (
                  <>
                    <TextField label={copy.city} optional autoComplete="address-level2" {...text('city', 80)} />
                    <div className="whole">
                      <TextField
                        label={copy.meetingPoint}
                        optional
                        placeholder={copy.meetingPointExample}
                        autoFocus={plan !== null && firstField === 'meetingPoint'}
                        {...text('meetingPoint', 200)}
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
                )}
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
              </Fields>
              <ReminderPicker tips={tips} chosen={draft.reminders} onChange={(reminders) => change({ reminders })} />
            </Stack>
          </More>
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

const toPlanTimes = ({
  day,
  starts,
  ends,
  timeZone,
}: {
  day: string;
  starts: string;
  ends: string;
  timeZone: string;
}) => ({
  day,
  starts,
  ends: ends === '' ? null : ends,
  timeZone,
  checkIn: null,
});
