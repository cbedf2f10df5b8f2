import type { Message } from '@datewright/contracts/chatpad/match';
import { styled } from '@datewright/sdk/styled';
import { IconButton } from '@datewright/ui';
import type { Ref } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  margin: 0;
  padding: var(--space-1) 0;
`;

const Line = styled.li<{ $own: boolean }>`
  align-items: center;
  display: flex;
  flex-direction: ${({ $own }) => ($own ? 'row-reverse' : 'row')};
  flex-wrap: wrap;
  gap: var(--space-1);
  > small {
    color: var(--muted);
    flex: 0 0 100%;
    font-size: var(--text-14);
    overflow: hidden;
    padding-inline: var(--space-3);
    text-align: ${({ $own }) => ($own ? 'right' : 'left')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Bubble = styled.button<{ $own: boolean }>`
  background: ${({ $own }) => ($own ? 'var(--ai-wash)' : 'var(--surface-raised)')};
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  color: inherit;
  cursor: pointer;
  display: grid;
  max-width: 85%;
  min-height: var(--target);
  overflow-wrap: anywhere;
  padding: var(--space-2) var(--space-3);
  text-align: left;
  white-space: pre-wrap;
`;

interface Props {
  newest: Ref<HTMLLIElement>;
  messages: Message[];
  matchName: string;
  /** Shows a button beside each message that removes it. */
  canRemove: boolean;
  onChange: (messages: Message[]) => void;
}

/** Shows a chat as bubbles, with the name above the first of each side's messages. Tapping one switches its sender. */
export function MessageBubbles({ newest, messages, matchName, canRemove, onChange }: Props) {
  const { conversation: copy } = useCopy();
  const flip = (at: number) =>
    onChange(
      messages.map((message, index) =>
        index === at ? { ...message, sender: message.sender === 'user' ? 'match' : 'user' } : message,
      ),
    );

  return (
    <List aria-label={copy.title}>
      {messages.map((message, at) => {
        const own = message.sender === 'user';
        const who = own ? copy.you : matchName || copy.them;
        const isFirst = messages[at - 1]?.sender !== message.sender;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id; their place is what they are
          <Line key={at} ref={at === messages.length - 1 ? newest : null} $own={own}>
            {/* The label of the bubble says it too. */}
            {isFirst && (
              <small aria-hidden title={who}>
                {who}
              </small>
            )}
            <Bubble type="button" $own={own} aria-label={copy.flip(who, message.content)} onClick={() => flip(at)}>
              {message.content}
            </Bubble>
            {canRemove && (
              <IconButton
                icon="close"
                label={copy.remove}
                onClick={() => onChange(messages.filter((_, index) => index !== at))}
              />
            )}
          </Line>
        );
      })}
    </List>
  );
}
