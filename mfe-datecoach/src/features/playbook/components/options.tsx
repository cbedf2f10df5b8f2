import type { ResponseStyle, TransportMode } from '@datewright/contracts/datecoach/words';
import { styled } from '@datewright/sdk/styled';
import { SegmentedControl, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

const Steps = styled.dl`
  display: grid;
  gap: var(--space-2);
  > div {
    display: grid;
    gap: 0 var(--space-3);
    @media (min-width: 40rem) {
      grid-template-columns: 7rem 1fr;
    }
  }
  dt {
    font-weight: 600;
  }
  dd {
    max-width: var(--measure);
  }
`;

const styles = ['flirty', 'funny', 'local'] as const;
const modes = ['CAR', 'PUBLIC', 'WALKING'] as const;
const moments = ['before', 'during', 'arrival'] as const;
type OfferedStyle = (typeof styles)[number];

const isOffered = (style: ResponseStyle): style is OfferedStyle => styles.some((one) => one === style);

interface Props {
  style: ResponseStyle;
  transport: TransportMode | null;
  /** A video date has no way to go. */
  isVideo: boolean;
  onStyle: (style: ResponseStyle) => void;
  onTransport: (mode: TransportMode) => void;
}

/** How the playbook speaks, and how the member gets there, with a word on the way. */
export function Options({ style, transport, isVideo, onStyle, onTransport }: Props) {
  const { playbook: copy, transport: ways } = useCopy();
  const spoken = isOffered(style) ? style : 'local';
  return (
    <Stack>
      <SegmentedControl
        legend={copy.style}
        options={styles.map((value) => ({ value, label: copy.styles[value] }))}
        value={style as OfferedStyle}
        onChange={onStyle}
      />
      {!isVideo && (
        <SegmentedControl
          legend={ways.legend}
          options={modes.map((value) => ({ value, label: ways.modes[value] }))}
          value={transport as TransportMode}
          onChange={onTransport}
        />
      )}
      {!isVideo && transport && (
        <Steps aria-label={ways.tips(ways.modes[transport])}>
          {moments.map((moment) => (
            <div key={moment}>
              <dt>{ways.moments[moment]}</dt>
              <dd>{ways.ways[transport][spoken][moment]}</dd>
            </div>
          ))}
        </Steps>
      )}
      {isVideo && (
        <Text $tone="muted" $size={14}>
          {ways.video}
        </Text>
      )}
    </Stack>
  );
}
