import type { WaivableCategory } from '@datewright/contracts/moderation';
import { Badge, Button, Notice, Row, Skeleton, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { statesCharge } from '../lib/states-charge.ts';
import { isPaid, isRunning, type SuggestionRequest } from '../lib/suggestion-request.ts';
import { SuggestionList } from './round-view.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { SuggestionSafetyNotice } from './suggestion-safety-notice.tsx';

interface Props {
  request: SuggestionRequest;
  /** It paid its credit when it began. */
  isPrepaid: boolean;
  onStop: () => void;
  onRetry: () => void;
  onGoOn: (kind: WaivableCategory) => void;
  onUseRemainingText: ((draft: string) => void) | undefined;
}

/** The running request: cards as they come, then how it ended if not well. What was held back is no failure. */
export function SuggestionRequestView({ request, isPrepaid, onStop, onRetry, onGoOn, onUseRemainingText }: Props) {
  const { suggestions: copy, composer } = useCopy();
  const gentle = request.care && (
    <SuggestionSafetyNotice care={request.care} onGoOn={isRunning(request) ? undefined : onGoOn} />
  );
  if (request.status === 'idle') return gentle;
  const held = request.failure?.care;
  return (
    <Stack $gap={3} aria-busy={isRunning(request)}>
      {isRunning(request) && (
        <Row $justify="space-between" $gap={2}>
          <Text $tone="muted" role="status">
            {copy.waiting}
          </Text>
          <Button variant="secondary" size="small" onClick={onStop}>
            {composer.stop}
          </Button>
        </Row>
      )}
      {request.writtenBy && (
        <Row>
          <Badge $tone="ai">{copy.writtenBy(request.writtenBy)}</Badge>
        </Row>
      )}
      {gentle}
      {request.suggestions.length > 0 && (
        <SuggestionList>
          {request.suggestions.map((suggestion) => (
            <SuggestionCard key={suggestion.id} suggestion={suggestion} />
          ))}
        </SuggestionList>
      )}
      {isRunning(request) && <Skeleton $height="7rem" $radius="var(--radius-card)" />}
      {request.status === 'stopped' && !isPaid(request) && (
        <Notice live="polite">{isPrepaid ? copy.stoppedPaid : copy.stopped}</Notice>
      )}
      {request.status === 'stopped' && isPaid(request) && <Notice live="polite">{copy.stoppedLate}</Notice>}
      {held && <SuggestionSafetyNotice care={held} focus onGoOn={onGoOn} onUseRemainingText={onUseRemainingText} />}
      {request.failure && !held && <FailureNotice failure={request.failure} onRetry={onRetry} />}
    </Stack>
  );
}

function FailureNotice({
  failure,
  onRetry,
}: {
  failure: NonNullable<SuggestionRequest['failure']>;
  onRetry: () => void;
}) {
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
      {failure.message} {statesCharge(failure.code) ? '' : charge}
    </Notice>
  );
}
