import { styled } from '@datewright/sdk/styled';
import { Button, Row, Stack, Text } from '@datewright/ui';
import { ActionBar } from '@datewright/ui/action-bar';
import { useCopy } from '../../../copy/use-copy.ts';
import { ModeAndToneFields } from '../../suggestions/components/mode-and-tone-fields.tsx';
import { OutOfCreditsBar, OutOfCreditsNotice } from '../../suggestions/components/out-of-credits-notice.tsx';
import { SendButton } from '../../suggestions/components/send-button.tsx';
import { isRunning } from '../../suggestions/lib/suggestion-request.ts';
import { SendNotices } from './send-notices.tsx';
import { useDraft, useSending } from './workspace-provider.tsx';

/** Only where there is a keyboard. */
const Keys = styled(Text)`
  @media (pointer: coarse) {
    display: none;
  }
`;

/** The main action takes the room of its row. What has no room beside it, in large text, stands above it. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  > button {
    flex: 1 1 auto;
    font-size: var(--text-16);
    padding-inline: 0.75rem;
    width: auto;
  }
  > button:last-child {
    flex-grow: 99;
  }
`;

interface Props {
  onSend: () => void;
}

/** What is written and how, and the button that writes it, above the suggestions. */
export function WriteControls({ onSend }: Props) {
  const { composer: copy } = useCopy();
  const { choice, changeText } = useDraft();
  if (useIsUsedUp()) return <OutOfCreditsNotice />;
  return (
    <Stack $gap={3}>
      <ModeAndToneFields value={choice} onChange={changeText} />
      <SendNotices />
      <Row $justify="space-between" $gap={3}>
        <WorkspaceSendButton onSend={onSend} />
        <Keys $tone="muted" $size={14}>
          {copy.keys}
        </Keys>
      </Row>
    </Stack>
  );
}

interface BottomProps extends Props {
  /** How many lines were written for this match. */
  lineCount: number;
  /** Shows the lines, and the choice of what is written and how. */
  onShowLines: () => void;
}

/** A phone's way to write and to what was written, below the conversation; it is Stop while an answer runs, and leads to the safety notice where there is one. */
export function BottomWriteBar({ lineCount, onSend, onShowLines }: BottomProps) {
  const { composer: copy } = useCopy();
  const { choice } = useDraft();
  const { request, stop, isHeldBack } = useSending();
  const isUsedUp = useIsUsedUp();
  if (isHeldBack) {
    return (
      <ActionBar isPadded={false}>
        <Button variant="secondary" size="large" full onClick={onShowLines}>
          {copy.readNotice}
        </Button>
      </ActionBar>
    );
  }
  const lines = lineCount > 0 && (
    <Button variant="secondary" size={isUsedUp ? 'medium' : 'large'} onClick={onShowLines}>
      {copy.seeLines(lineCount)}
    </Button>
  );
  if (isUsedUp) {
    return (
      <ActionBar isPadded={false}>
        <OutOfCreditsBar>{lines}</OutOfCreditsBar>
      </ActionBar>
    );
  }
  return (
    <ActionBar isPadded={false}>
      <SendNotices />
      {isRunning(request) ? (
        <Button variant="secondary" size="large" full onClick={stop}>
          {copy.stop}
        </Button>
      ) : (
        <Actions>
          {lines || (
            <Button variant="secondary" size="large" onClick={onShowLines} aria-label={copy.options(choice)}>
              {copy.tones[choice.tone]}
            </Button>
          )}
          <WorkspaceSendButton onSend={onSend} />
        </Actions>
      )}
    </ActionBar>
  );
}

/** True without credits, once the last request has ended. */
function useIsUsedUp(): boolean {
  const { isOutOfCredits, request } = useSending();
  return isOutOfCredits && !isRunning(request);
}

function WorkspaceSendButton({ onSend }: Props) {
  const { choice } = useDraft();
  const { isBusy } = useSending();
  return <SendButton choice={choice} busy={isBusy} onSend={onSend} />;
}
