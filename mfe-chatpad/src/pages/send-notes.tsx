import { textLimit } from '@datewright/contracts/chatpad/limits';
import { Notice, Text } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { lengthOf } from '../features/matches/match-fields.ts';
import { OutOfCredits } from '../features/suggestions/components/credit-line.tsx';
import { isRunning } from '../features/suggestions/run.ts';
import type { Work } from './use-workspace.ts';

/** What the button that sends has to say: beside it, on every screen. */
export function SendNotes({ work, outOfCredits }: { work: Work; outOfCredits: boolean }) {
  const { form: copy, suggestions } = useCopy();
  const { problem, saving } = work;
  const length = lengthOf(work.fields, work.choice.draft);
  const problems = { tooLong: copy.tooLong, empty: copy.empty, unread: copy.unread, age: copy.ageWrong };
  return (
    <>
      {length > textLimit * 0.85 && (
        <Text $size={14} $tone={length > textLimit ? 'bad' : 'muted'}>
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
      {outOfCredits && !isRunning(work.run) && <OutOfCredits />}
    </>
  );
}
