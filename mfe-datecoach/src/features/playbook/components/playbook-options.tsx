import {
  type PartOfDay,
  partOfDay as partOfDaySchema,
  type ResponseStyle,
  type TimeSlot,
  type TransportMode,
} from '@datewright/contracts/datecoach/playbook-options';
import { Grid, SegmentedControl, Select, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

const styles = ['flirty', 'funny', 'local'] as const;
const modes = ['ANY', 'CAR', 'PUBLIC', 'WALKING'] as const;
type OfferedStyle = (typeof styles)[number];

interface Props {
  style: ResponseStyle;
  transport: TransportMode | null;
  partOfDay: PartOfDay | null;
  /** From the plan for this date, which then decides. */
  plannedTime: TimeSlot | null;
  /** A video date has no transport. */
  isVideo: boolean;
  onStyle: (style: ResponseStyle) => void;
  onTransport: (mode: TransportMode | null) => void;
  onPartOfDay: (part: PartOfDay | null) => void;
}

/** Selects the playbook's style, the means of transport and, without a plan, the part of the day. */
export function PlaybookOptions({
  style,
  transport,
  partOfDay,
  plannedTime,
  isVideo,
  onStyle,
  onTransport,
  onPartOfDay,
}: Props) {
  const { playbook: copy, transport: ways } = useCopy();
  return (
    <Stack $gap={2}>
      <Grid $min="18rem">
        <SegmentedControl
          legend={copy.style}
          options={styles.map((value) => ({ value, label: copy.styles[value] }))}
          value={style as OfferedStyle}
          onChange={onStyle}
        />
        {!isVideo && (
          <SegmentedControl
            legend={ways.legend}
            options={modes.map((value) => ({ value, label: value === 'ANY' ? ways.any : ways.modes[value] }))}
            value={transport ?? 'ANY'}
            onChange={(mode) => onTransport(mode === 'ANY' ? null : mode)}
          />
        )}
        {!plannedTime && (
          <Select
            label={copy.when}
            value={partOfDay ?? ''}
            onChange={({ target }) =>
              onPartOfDay(partOfDaySchema.options.find((part) => part === target.value) ?? null)
            }
          >
            <option value="">{copy.anyTime}</option>
            {partOfDaySchema.options.map((part) => (
              <option key={part} value={part}>
                {copy.partOfDay(part)}
              </option>
            ))}
          </Select>
        )}
      </Grid>
      <Text $tone="muted" $size={14}>
        {isVideo ? copy.optionsPriceVideo : copy.optionsPrice} {plannedTime && copy.asPlanned(plannedTime)}
      </Text>
    </Stack>
  );
}
