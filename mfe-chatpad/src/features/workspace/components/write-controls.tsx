import { styled } from '@datewright/sdk/styled';
import { Button, Row, Stack, Text } from '@datewright/ui';
import { ActionBar } from '@datewright/ui/action-bar';
import { useCopy } from '../../../copy/use-copy.ts';
import { ModeAndToneFields } from '../../suggestions/components/mode-and-tone-fields.tsx';
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

const Tight = styled(Row)`
  > button {
    font-size: var(--text-16);
    padding-inline: 0.75rem;
    white-space: nowrap;
  }
`;

interface Props {
  onSend: () => void;
}

/** What is written and how, and the button that writes it, above the suggestions. */
export function WriteControls({ onSend }: Props) {
  const { composer: copy } = useCopy();
  const { choice, changeText } = useDraft();
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

/** A phone's way to write, below the conversation; it is Stop while an answer runs, and leads to the safety notice where there is one. */
export function BottomWriteBar({ onSend, onShowOptions }: Props & { onShowOptions: () => void }) {
  const { composer: copy } = useCopy();
  const { choice } = useDraft();
  const { request, stop, isHeldBack } = useSending();
  if (isHeldBack) {
    return (
      <ActionBar isPadded={false}>
        <Button variant="secondary" size="large" full onClick={onShowOptions}>
          {copy.readNotice}
        </Button>
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
        <Tight $gap={2} $nowrap>
          <Button variant="secondary" size="large" onClick={onShowOptions} aria-label={copy.options(choice)}>
            {copy.tones[choice.tone]}
          </Button>
          <WorkspaceSendButton full onSend={onSend} />
        </Tight>
      )}
    </ActionBar>
  );
}

function WorkspaceSendButton({ full = false, onSend }: Props & { full?: boolean }) {
  const { choice } = useDraft();
  const { isBusy, isOutOfCredits } = useSending();
  return <SendButton choice={choice} busy={isBusy} disabled={isOutOfCredits} full={full} onSend={onSend} />;
}
