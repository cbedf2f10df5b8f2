import type { WaivableCategory } from '@datewright/contracts/moderation';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Notice, Row, Skeleton, Stack, Text } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { useCopy } from '../../../copy/use-copy.ts';
import { findFirstGap } from '../../../lib/gaps.ts';
import { copyKeys } from '../lib/copy-keys.ts';
import { statesCharge } from '../lib/states-charge.ts';
import { isPaid, isRunning, type SuggestionRequest } from '../lib/suggestion-request.ts';
import { SuggestionList } from './round-view.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { SuggestionSafetyNotice } from './suggestion-safety-notice.tsx';

const ArrivingList = styled(SuggestionList)`
  > li {
    animation: land var(--time-enter) var(--ease);
  }
`;

interface Props {
  request: SuggestionRequest;
  /** The credit was charged when the request started. */
  isPrepaid: boolean;
  /** A line was copied before all of them were there. */
  onCopied: (suggestionId: string) => void;
  onStop: () => void;
  onRetry: () => void;
  onGoOn: (kind: WaivableCategory) => void;
  onUseRemainingText: ((draft: string) => void) | undefined;
}

/**
 * Shows suggestions as they arrive, then an error if the request failed. A request held back by moderation is not an
 * error.
 */
export function SuggestionRequestView({ request, isPrepaid, onCopied, ...actions }: Props) {
  const { onStop, onRetry, onGoOn, onUseRemainingText } = actions;
  const { suggestions: copy, composer } = useCopy();
  const isOnline = useOnline();
  const gentle = request.care && (
    <SuggestionSafetyNotice care={request.care} onGoOn={isRunning(request) ? undefined : onGoOn} />
  );
  if (request.status === 'idle') return gentle;
  const notice = request.failure?.care;
  const firstGap = findFirstGap(request.suggestions);
  return (
    <Stack $gap={3} aria-busy={isRunning(request)}>
      {isRunning(request) && (
        <Row $justify="space-between" $gap={2}>
          <Text $tone="muted" role="status">
            {isOnline ? copy.waiting : copy.waitingOffline}
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
        <ArrivingList>
          {request.suggestions.map((suggestion, at) => (
            <SuggestionCard
              key={suggestion.id}
              suggestion={suggestion}
              explainsGaps={at === firstGap}
              copyKey={copyKeys[at]}
              onCopied={() => onCopied(suggestion.id)}
            />
          ))}
        </ArrivingList>
      )}
      {isRunning(request) && <Skeleton $height="7rem" $radius="var(--radius-card)" />}
      {request.status === 'stopped' && !isPaid(request) && (
        <Notice live="polite">{isPrepaid ? copy.stoppedPaid : copy.stopped}</Notice>
      )}
      {request.status === 'stopped' && isPaid(request) && <Notice live="polite">{copy.stoppedLate}</Notice>}
      {notice && <SuggestionSafetyNotice care={notice} focus onGoOn={onGoOn} onUseRemainingText={onUseRemainingText} />}
      {request.failure && !notice && <FailureNotice failure={request.failure} onRetry={onRetry} />}
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
