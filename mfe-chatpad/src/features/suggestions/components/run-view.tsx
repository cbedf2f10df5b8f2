import type { WaivedKind } from '@datewright/contracts/safety';
import { Badge, Button, Notice, Row, Skeleton, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { isRunning, type Run } from '../run.ts';
import { saysCharge } from '../says-charge.ts';
import { SuggestionList } from './round-view.tsx';
import { RunCare } from './run-care.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

interface Props {
  run: Run;
  /** It paid its credit when it began. */
  paidAhead: boolean;
  onStop: () => void;
  onRetry: () => void;
  onGoOn: (kind: WaivedKind) => void;
  onUseRest: ((draft: string) => void) | undefined;
}

/** The running request: cards as they come, then how it ended if not well. What was held back is no failure. */
export function RunView({ run, paidAhead, onStop, onRetry, onGoOn, onUseRest }: Props) {
  const { suggestions: copy, composer } = useCopy();
  const gentle = run.care && <RunCare care={run.care} onGoOn={isRunning(run) ? undefined : onGoOn} />;
  if (run.status === 'idle') return gentle;
  const held = run.failure?.care;
  return (
    <Stack $gap={3} aria-busy={isRunning(run)}>
      {isRunning(run) && (
        <Row $justify="space-between" $gap={2}>
          <Text $tone="muted" role="status">
            {copy.waiting}
          </Text>
          <Button variant="secondary" size="small" onClick={onStop}>
            {composer.stop}
          </Button>
        </Row>
      )}
      {run.writtenBy && (
        <Row>
          <Badge $tone="ai">{copy.writtenBy(run.writtenBy)}</Badge>
        </Row>
      )}
      {gentle}
      {run.suggestions.length > 0 && (
        <SuggestionList>
          {run.suggestions.map((suggestion) => (
            <SuggestionCard key={suggestion.id} suggestion={suggestion} />
          ))}
        </SuggestionList>
      )}
      {isRunning(run) && <Skeleton $height="7rem" $radius="var(--radius-card)" />}
      {run.status === 'stopped' && run.suggestions.length === 0 && (
        <Notice live="polite">{paidAhead ? copy.stoppedPaid : copy.stopped}</Notice>
      )}
      {run.status === 'stopped' && run.suggestions.length > 0 && <Notice live="polite">{copy.stoppedLate}</Notice>}
      {held && <RunCare care={held} focus onGoOn={onGoOn} onUseRest={onUseRest} />}
      {run.failure && !held && <Failure failure={run.failure} onRetry={onRetry} />}
    </Stack>
  );
}

function Failure({ failure, onRetry }: { failure: NonNullable<Run['failure']>; onRetry: () => void }) {
  const { suggestions: copy } = useCopy();
  const known = failure.charged ? copy.oneCharged : copy.nothingCharged;
  const charge = failure.charged === null ? copy.chargeUnknown : known;
  return (
    <Notice
      tone="bad"
      live="assertive"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {failure.message} {saysCharge(failure.code) ? '' : charge}
    </Notice>
  );
}
