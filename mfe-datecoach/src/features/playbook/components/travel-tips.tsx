import type { ResponseStyle, TransportMode } from '@datewright/contracts/datecoach/playbook-options';
import { styled } from '@datewright/sdk/styled';
import { Heading, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

const Moments = styled.dl`
  display: grid;
  font-size: var(--text-14);
  gap: var(--space-2);
  dt {
    font-weight: 600;
  }
  dd {
    max-width: var(--measure);
  }
`;

const moments = ['before', 'during', 'arrival'] as const;

interface Props {
  style: ResponseStyle;
  transport: TransportMode | null;
  isVideo: boolean;
}

/** Advice for each stage of the journey, or for joining a video date. */
export function TravelTips({ style, transport, isVideo }: Props) {
  const { transport: copy } = useCopy();
  if (isVideo) {
    return (
      <Text $tone="muted" $size={14}>
        {copy.video}
      </Text>
    );
  }
  if (!transport) return null;
  const styles = copy.ways[transport];
  const tips = style === 'flirty' || style === 'funny' ? styles[style] : styles.local;
  return (
    <Stack as="section" $gap={2} aria-labelledby="way-there">
      <Heading as="h3" $size={18} id="way-there">
        {copy.tips(copy.modes[transport])}
      </Heading>
      <Moments>
        {moments.map((moment) => (
          <div key={moment}>
            <dt>{copy.moments[moment]}</dt>
            <dd>{tips[moment]}</dd>
          </div>
        ))}
      </Moments>
    </Stack>
  );
}
