import { sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import { styled } from '@datewright/sdk/styled';
import { Button, Card, Row, Stack, Text, VisuallyHidden } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { useCopy } from '../../../copy/use-copy.ts';
import { useWritingProgress } from '../hooks/use-writing-progress.ts';

const Track = styled.div`
  background: var(--surface-raised);
  border-radius: var(--radius-round);
  height: 0.5rem;
  overflow: hidden;
  > div {
    background: var(--orchid);
    height: 100%;
    transform-origin: left;
    transition: transform var(--time-enter) var(--ease);
  }
`;

interface Props {
  /** The number of sections written so far. */
  sectionCount: number;
  /** True when the playbook is based on a match's messages. */
  hasMatch: boolean;
  onStop: () => void;
}

/** Shown while a playbook is being written. */
export function WritingProgress({ sectionCount, hasMatch, onStop }: Props) {
  const { playbook: copy, labels } = useCopy();
  const online = useOnline();
  const { percent, messageIndex } = useWritingProgress(sectionCount);
  const messages = hasMatch ? [copy.waitingForWords, ...copy.waiting] : copy.waiting;
  const message = messages[messageIndex % messages.length];
  // The service must hear of a stop: while the browser is offline, it may finish the playbook and charge for it.
  const canStop = sectionCount === 0 && online;
  const note = sectionCount > 0 ? copy.stayOn : canStop && copy.stopFree;
  return (
    <Card $padding={4} aria-busy>
      <Stack $gap={3}>
        <Row $justify="space-between" $gap={2}>
          <Text aria-hidden={online}>{online ? message : labels.waiting}</Text>
          {canStop && (
            <Button variant="secondary" size="small" onClick={onStop}>
              {copy.stop}
            </Button>
          )}
        </Row>
        <Track
          role="progressbar"
          aria-label={copy.progress}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <div style={{ transform: `scaleX(${percent / 100})` }} />
        </Track>
        {note && (
          <Text $tone="muted" $size={14}>
            {note}
          </Text>
        )}
        <VisuallyHidden role="status">
          {sectionCount === 0 ? copy.progress : copy.sectionsThere(sectionCount, sectionNames.length)}
        </VisuallyHidden>
      </Stack>
    </Card>
  );
}
