import { Button, Row, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { SendButton } from '../../suggestions/components/send-button.tsx';
import { isRunning } from '../../suggestions/lib/suggestion-request.ts';
import { SendNotices } from './send-notices.tsx';
import { BottomActionBar, WideOnly } from './workspace-layout.tsx';
import { useDraft, useSending } from './workspace-provider.tsx';

interface Props {
  onSend: () => void;
}

/** The send button below the form, on wide screens. */
export function WideSendBar({ onSend }: Props) {
  const { composer: copy } = useCopy();
  return (
    <WideOnly>
      <Stack $gap={3}>
        <SendNotices />
        <Row $justify="space-between" $gap={3}>
          <WorkspaceSendButton onSend={onSend} />
          <Text $tone="muted" $size={14}>
            {copy.keys}
          </Text>
        </Row>
      </Stack>
    </WideOnly>
  );
}

/** The send button at the bottom of a phone's screen; it is Stop while an answer runs. */
export function BottomSendBar({ onSend }: Props) {
  const { composer: copy } = useCopy();
  const { request, stop } = useSending();
  return (
    <BottomActionBar>
      <Stack $gap={3}>
        <SendNotices />
        {isRunning(request) ? (
          <Button variant="secondary" size="large" full onClick={stop}>
            {copy.stop}
          </Button>
        ) : (
          <WorkspaceSendButton full onSend={onSend} />
        )}
      </Stack>
    </BottomActionBar>
  );
}

function WorkspaceSendButton({ full = false, onSend }: Props & { full?: boolean }) {
  const { choice } = useDraft();
  const { isBusy, isClosed, isOutOfCredits } = useSending();
  return (
    <SendButton
      choice={choice}
      busy={isBusy}
      disabled={isOutOfCredits}
      isClosed={isClosed}
      full={full}
      onSend={onSend}
    />
  );
}
