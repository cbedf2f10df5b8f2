import { styled } from '@datewright/sdk/styled';
import { Button, Card, Meter, Row, Stack, Text } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { useCopy } from '../../../copy/use-copy.ts';
import { focusTarget } from '../../../hooks/use-focus-recovery.ts';

const Strip = styled(Card).attrs({ $padding: 4 })`
  border-color: color-mix(in srgb, var(--orchid) 40%, transparent);
`;

interface Props {
  done: number;
  all: number;
  onStop: () => void;
}

/** How many of the photos have been analyzed. */
export function ProgressStrip({ done, all, onStop }: Props) {
  const { analyze: copy } = useCopy();
  const online = useOnline();
  return (
    <Strip role="group" aria-label={copy.reading(done, all)} tabIndex={-1} {...focusTarget}>
      <Stack $gap={2}>
        <Row $justify="space-between" $gap={2}>
          <strong aria-hidden="true">{copy.reading(done, all)}</strong>
          <Button variant="secondary" size="small" onClick={onStop}>
            {copy.stop}
          </Button>
        </Row>
        <Meter
          label={copy.reading(done, all)}
          value={done}
          max={all}
          valueText={copy.progress(done, all)}
          tone="good"
        />
        <Text $tone="muted" $size={14}>
          {online ? copy.goesOn : copy.offline}
        </Text>
      </Stack>
    </Strip>
  );
}
