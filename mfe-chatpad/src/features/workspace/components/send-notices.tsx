import { textMaxLength } from '@datewright/contracts/chatpad/limits';
import { Button, Notice, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { countCharacters } from '../../matches/lib/match-fields.ts';
import { useDraft, useSaving, useSending } from './workspace-provider.tsx';

/** What no single field can say: why the draft can't be sent, or what sending it means; shown beside the send button on every screen. */
export function SendNotices() {
  const { form: copy, composer, suggestions } = useCopy();
  const { fields, choice } = useDraft();
  const { remoteChange, hasFailed } = useSaving();
  const { problem, freeStops, isOutOfCredits, isWaiting, stop } = useSending();
  const length = countCharacters(fields, choice.draft);
  return (
    <>
      {length > textMaxLength * 0.85 && (
        <Text $size={14} $tone={length > textMaxLength ? 'bad' : 'muted'}>
          {copy.length(length)}
        </Text>
      )}
      {problem === 'tooLong' && (
        <Notice tone="careful" live="assertive">
          {copy.tooLong}
        </Notice>
      )}
      {remoteChange === 'merged' && (
        <Notice tone="careful" live="assertive">
          {copy.changed}
        </Notice>
      )}
      {hasFailed && (
        <Notice tone="bad" live="assertive">
          {copy.saveFailed}
        </Notice>
      )}
      {isWaiting && (
        <Notice
          live="polite"
          action={
            <Button variant="secondary" size="small" onClick={stop}>
              {composer.stop}
            </Button>
          }
        >
          {suggestions.waitingOffline}
        </Notice>
      )}
      {freeStops === 0 && !isOutOfCredits && <Notice live="polite">{suggestions.noFreeStops}</Notice>}
    </>
  );
}
