import { textMaxLength } from '@datewright/contracts/chatpad/limits';
import { Notice, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { countCharacters } from '../../matches/lib/match-fields.ts';
import { OutOfCreditsNotice } from '../../suggestions/components/credit-status.tsx';
import { isRunning } from '../../suggestions/lib/suggestion-request.ts';
import type { WorkspaceState } from '../hooks/use-workspace.ts';

/** What the button that sends has to say: beside it, on every screen. */
export function SendNotices({ work, outOfCredits }: { work: WorkspaceState; outOfCredits: boolean }) {
  const { form: copy, suggestions } = useCopy();
  const { problem, saving } = work;
  const length = countCharacters(work.fields, work.choice.draft);
  const problems = { tooLong: copy.tooLong, empty: copy.empty, unread: copy.unread, age: copy.ageWrong };
  return (
    <>
      {length > textMaxLength * 0.85 && (
        <Text $size={14} $tone={length > textMaxLength ? 'bad' : 'muted'}>
          {copy.length(length)}
        </Text>
      )}
      {problem && (
        <Notice tone="careful" live="assertive">
          {problems[problem]}
        </Notice>
      )}
      {saving.changed === 'told' && (
        <Notice tone="careful" live="assertive">
          {copy.changed}
        </Notice>
      )}
      {saving.failed && (
        <Notice tone="bad" live="assertive">
          {copy.saveFailed}
        </Notice>
      )}
      {work.freeStops === 0 && !outOfCredits && <Notice live="polite">{suggestions.noFreeStops}</Notice>}
      {outOfCredits && !isRunning(work.run) && <OutOfCreditsNotice />}
    </>
  );
}
