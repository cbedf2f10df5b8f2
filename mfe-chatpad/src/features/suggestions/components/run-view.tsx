import { Badge, Button, Notice, Row, Skeleton, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { isRunning, type Run } from '../run.ts';
import { SuggestionList } from './round-view.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

interface Props {
  run: Run;
  onStop: () => void;
  onRetry: () => void;
}

/** The running request: cards as they come, then how it ended if not well. */
export function RunView({ run, onStop, onRetry }: Props) {
  const { suggestions: copy, composer } = useCopy();
  if (run.status === 'idle') return null;
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
      {run.suggestions.length > 0 && (
        <SuggestionList>
          {run.suggestions.map((suggestion) => (
            <SuggestionCard key={suggestion.id} suggestion={suggestion} />
          ))}
        </SuggestionList>
      )}
      {isRunning(run) && <Skeleton $height="7rem" $radius="var(--radius-card)" />}
      {run.status === 'stopped' && run.suggestions.length === 0 && <Notice live="polite">{copy.stopped}</Notice>}
      {run.status === 'stopped' && run.suggestions.length > 0 && <Notice live="polite">{copy.stoppedLate}</Notice>}
      {run.failure && <Failure failure={run.failure} onRetry={onRetry} />}
    </Stack>
  );
}

function Failure({ failure, onRetry }: { failure: NonNullable<Run['failure']>; onRetry: () => void }) {
  const { suggestions: copy } = useCopy();
  const said = failure.message;
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
      {said} {said.includes(copy.nothingCharged) ? '' : charge}
    </Notice>
  );
}
