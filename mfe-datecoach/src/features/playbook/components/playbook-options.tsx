import type { ResponseStyle, TransportMode } from '@datewright/contracts/datecoach/playbook-options';
import { Grid, SegmentedControl, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

const styles = ['flirty', 'funny', 'local'] as const;
const modes = ['ANY', 'CAR', 'PUBLIC', 'WALKING'] as const;
type OfferedStyle = (typeof styles)[number];

interface Props {
  style: ResponseStyle;
  transport: TransportMode | null;
  /** A video date has no transport. */
  isVideo: boolean;
  onStyle: (style: ResponseStyle) => void;
  onTransport: (mode: TransportMode | null) => void;
}

/** Selects the playbook's style and the means of transport. */
export function PlaybookOptions({ style, transport, isVideo, onStyle, onTransport }: Props) {
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
      </Grid>
      <Text $tone="muted" $size={14}>
        {isVideo ? copy.optionsPriceVideo : copy.optionsPrice}
      </Text>
    </Stack>
  );
}
