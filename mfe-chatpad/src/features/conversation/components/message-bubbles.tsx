import type { Message } from '@datewright/contracts/chatpad/match';
import { css, keyframes, styled } from '@datewright/sdk/styled';
import { Icon, Menu } from '@datewright/ui';
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

const rise = keyframes`
  from { opacity: 0; translate: 0 3rem; }
`;

const Line = styled.li<{ $own: boolean; $isNew: boolean }>`
  ${({ $isNew }) => $isNew && css`animation: ${rise} var(--time-enter) var(--ease);`}
  align-items: center;
  display: flex;
  flex-direction: ${({ $own }) => ($own ? 'row-reverse' : 'row')};
  flex-wrap: wrap;
  position: relative;
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
  /* The menu opens below the bubble, within the pane. */
  > div:last-child {
    position: static;
    > button {
      color: var(--muted);
      justify-content: center;
      min-width: var(--target);
      padding: 0;
    }
  }
`;

const Bubble = styled.p<{ $own: boolean }>`
  background: ${({ $own }) => ($own ? 'var(--ai-wash)' : 'var(--surface-raised)')};
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  max-width: calc(100% - var(--target));
  min-height: var(--target);
  overflow-wrap: anywhere;
  padding: var(--space-2) var(--space-3);
  white-space: pre-wrap;
`;

interface Props {
  newest: Ref<HTMLLIElement>;
  messages: Message[];
  /** How many messages the chat had when it was opened; later ones are animated in. */
  knownCount: number;
  matchName: string;
  /** Called with the index of the message. */
  onSwitch: (at: number) => void;
  onRemove: (at: number) => void;
}

/** Shows a chat as bubbles, with the name above the first of each side's messages, and a menu beside each that corrects it. */
export function MessageBubbles({ newest, messages, knownCount, matchName, onSwitch, onRemove }: Props) {
  const { conversation: copy } = useCopy();
  return (
    <List aria-label={copy.title}>
      {messages.map(({ sender, content }, at) => {
        const own = sender === 'user';
        const who = own ? copy.you : matchName || copy.them;
        const isFirst = messages[at - 1]?.sender !== sender;
        return (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id; their place is what they are
            key={at}
            ref={at === messages.length - 1 ? newest : null}
            tabIndex={-1}
            $own={own}
            $isNew={at >= knownCount}
          >
            {/* Screen readers get it from the menu's name. */}
            {isFirst && (
              <small aria-hidden title={who}>
                {who}
              </small>
            )}
            <Bubble $own={own}>{content}</Bubble>
            <Menu name={copy.edit(who, content)} label={null} align={own ? 'end' : 'start'}>
              <button type="button" onClick={() => onSwitch(at)}>
                <Icon name="profile" size={16} />
                {own ? copy.theirs(matchName) : copy.mine}
              </button>
              <button type="button" onClick={() => onRemove(at)}>
                <Icon name="trash" size={16} />
                {copy.remove}
              </button>
            </Menu>
          </Line>
        );
      })}
    </List>
  );
}
