import type { Message } from '@datewright/contracts/chatpad/match';
import { Button, Notice, Row, Stack, Text } from '@datewright/ui';
import { type Ref, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { MessageBubbles } from './message-bubbles.tsx';

interface Props {
  newest: Ref<HTMLLIElement>;
  messages: Message[];
  matchName: string;
  onChange: (messages: Message[]) => void;
}

/** The conversation: a tap corrects who wrote a message, and what was removed comes back with one. */
export function ConversationView({ newest, messages, matchName, onChange }: Props) {
  const { conversation: copy } = useCopy();
  const [removedFrom, setRemovedFrom] = useState<Message[] | null>(null);
  const [isRemoving, setRemoving] = useState(false);

  function change(next: Message[]) {
    setRemovedFrom(next.length < messages.length ? messages : null);
    onChange(next);
  }

  function undo() {
    if (removedFrom) onChange(removedFrom);
    setRemovedFrom(null);
  }

  return (
    <Stack as="section" $gap={2} aria-label={copy.title}>
      {messages.length > 0 && (
        <>
          <MessageBubbles
            newest={newest}
            messages={messages}
            matchName={matchName}
            canRemove={isRemoving}
            onChange={change}
          />
          <Row $justify="space-between" $gap={2}>
            {isRemoving ? (
              <Button variant="ghost" size="small" onClick={() => change([])}>
                {copy.clear}
              </Button>
            ) : (
              <Text $tone="muted" $size={14}>
                {copy.hint}
              </Text>
            )}
            <Button
              variant="ghost"
              size="small"
              aria-label={isRemoving ? undefined : copy.chooseLabel}
              onClick={() => setRemoving(!isRemoving)}
            >
              {isRemoving ? copy.chosen : copy.choose}
            </Button>
          </Row>
        </>
      )}
      {removedFrom && (
        <Notice
          live="polite"
          action={
            <Button variant="secondary" size="small" onClick={undo}>
              {copy.undo}
            </Button>
          }
        >
          {messages.length === 0 ? copy.cleared : copy.removed}
        </Notice>
      )}
    </Stack>
  );
}
