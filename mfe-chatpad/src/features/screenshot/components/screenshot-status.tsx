import { Button, Meter, Notice, RetryNotice, Row, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { ReadingState } from '../lib/reading-state.ts';

interface Props {
  state: ReadingState;
  onCancel: () => void;
  onSend: (picture: File) => void;
  onRetry: (pictures: File[]) => void;
}

/** The progress of the reading, and the question whether the picture itself may be sent to the AI. */
export function ScreenshotStatus({ state, onCancel, onSend, onRetry }: Props) {
  const { screenshot: copy } = useCopy();
  if (state.step === 'reading') {
    return (
      <Stack $gap={2}>
        <Row $justify="space-between" $gap={2}>
          <Text $tone="muted" $size={14}>
            <span role="status">{copy.readingHere}</span> {copy.percent(state.percent)}
          </Text>
          <Button variant="ghost" size="small" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </Row>
        <Meter label={copy.readingHere} value={state.percent} max={100} tone="good" />
      </Stack>
    );
  }
  if (state.step === 'ask') {
    return (
      <Notice
        tone="careful"
        live="polite"
        title={copy[state.reason]}
        action={
          <Row $gap={2}>
            <Button variant="secondary" size="small" onClick={() => onSend(state.picture)}>
              {copy.send}
            </Button>
            <Button variant="ghost" size="small" onClick={onCancel}>
              {copy.doNotSend}
            </Button>
          </Row>
        }
      >
        {copy.sendQuestion}
      </Notice>
    );
  }
  if (state.step === 'offline') {
    return (
      <RetryNotice tone="careful" onRetry={() => onRetry(state.pictures)}>
        {copy.offline}
      </RetryNotice>
    );
  }
  return null;
}
