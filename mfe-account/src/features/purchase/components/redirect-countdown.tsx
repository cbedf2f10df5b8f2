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

interface Props {
  countdown: Countdown;
  /** The tool to return to; `null` for the profile. */
  toolName: string | null;
  onGo: () => void;
}

/** Goes on after a visible countdown, which can be skipped or stopped. */
export function RedirectCountdown({ countdown, toolName, onGo }: Props) {
  const { purchase: copy } = usePurchaseCopy();
  const { secondsLeft, totalSeconds, isStopped, stop } = countdown;
  return (
    <Stack $gap={3}>
      <VisuallyHidden role="status">{isStopped ? copy.stayed : copy.countdownHeard(toolName)}</VisuallyHidden>
      {/* Above the countdown: pressing a button focuses it, which removes the countdown and must not move the button. */}
      <Row $gap={3}>
        <Button onClick={onGo}>{copy.goNow}</Button>
        {!isStopped && (
          <Button variant="ghost" onClick={stop}>
            {copy.stay}
          </Button>
        )}
      </Row>
      {!isStopped && (
        <>
          <Track
            role="progressbar"
            aria-label={copy.progress(toolName)}
            aria-valuemin={0}
            aria-valuemax={totalSeconds}
            aria-valuenow={totalSeconds - secondsLeft}
          >
            <div style={{ transform: `scaleX(${(totalSeconds - secondsLeft) / totalSeconds})` }} />
          </Track>
          <Text $tone="muted" $size={14}>
            {copy.countdown(secondsLeft, toolName)}
          </Text>
        </>
      )}
    </Stack>
  );
}
