import type { Message } from '@datewright/contracts/chatpad/match';
import { Button, Notice, Stack } from '@datewright/ui';
import { type Ref, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { MessageBubbles } from './message-bubbles.tsx';

interface Props {
  ref: Ref<HTMLElement>;
  newest: Ref<HTMLLIElement>;
  messages: Message[];
  matchName: string;
  /** `done` describes the change. */
  onChange: (messages: Message[], done: string) => void;
  /** The last change, while it can be undone. */
  undo: { done: string; run: () => void } | null;
}

/** The conversation. Each message has a menu to correct it, and every change can be undone. */
export function ConversationView({ ref, newest, messages, matchName, onChange, undo }: Props) {
  const { conversation: copy } = useCopy();
  const [knownCount] = useState(messages.length);

  function switchSender(at: number) {
    const next = messages.map((message, index): Message => {
      if (index !== at) return message;
      return { ...message, sender: message.sender === 'user' ? 'match' : 'user' };
    });
    onChange(next, next[at]?.sender === 'user' ? copy.nowMine : copy.nowTheirs(matchName));
  }

  return (
    <Stack as="section" ref={ref} tabIndex={-1} $gap={2} aria-label={copy.title}>
      {messages.length > 0 && (
        <MessageBubbles
          newest={newest}
          messages={messages}
          knownCount={knownCount}
          matchName={matchName}
          onSwitch={switchSender}
          onRemove={(at) =>
            onChange(
              messages.filter((_, index) => index !== at),
              copy.removed,
            )
          }
        />
      )}
      {undo && (
        <Notice
          tone="good"
          live="polite"
          hasActionBeside
          action={
            <Button variant="secondary" size="small" onClick={undo.run}>
              {copy.undo}
            </Button>
          }
        >
          {undo.done}
        </Notice>
      )}
    </Stack>
  );
}
