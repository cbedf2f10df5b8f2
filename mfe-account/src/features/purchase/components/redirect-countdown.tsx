import { styled } from '@datewright/sdk/styled';
import { Button, Row, Stack, Text, VisuallyHidden } from '@datewright/ui';
import { usePurchaseCopy } from '../copy/use-purchase-copy.ts';
import type { Countdown } from '../hooks/use-countdown.ts';

const Track = styled.div`
  background: var(--surface-raised);
  border-radius: var(--radius-round);
  height: 0.375rem;
  overflow: hidden;
  > div {
    background: var(--ember);
    height: 100%;
    transform-origin: left;
    transition: transform 1s linear;
  }
`;

/** Redirects to the profile after a visible countdown, which can be skipped or stopped. */
export function RedirectCountdown({ countdown, onGo }: { countdown: Countdown; onGo: () => void }) {
  const { purchase: copy } = usePurchaseCopy();
  const { secondsLeft, totalSeconds, isStopped, stop } = countdown;
  return (
    <Stack $gap={3}>
      <VisuallyHidden role="status">{isStopped ? copy.stayed : copy.countdownHeard}</VisuallyHidden>
      {!isStopped && (
        <>
          <Track
            role="progressbar"
            aria-label={copy.progress}
            aria-valuemin={0}
            aria-valuemax={totalSeconds}
            aria-valuenow={totalSeconds - secondsLeft}
          >
            <div style={{ transform: `scaleX(${(totalSeconds - secondsLeft) / totalSeconds})` }} />
          </Track>
          <Text $tone="muted" $size={14}>
            {copy.countdown(secondsLeft)}
          </Text>
        </>
      )}
      <Row $gap={3}>
        <Button onClick={onGo}>{copy.goNow}</Button>
        {!isStopped && (
          <Button variant="ghost" onClick={stop}>
            {copy.stay}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
