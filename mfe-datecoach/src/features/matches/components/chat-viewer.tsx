import type { Quote } from '@datewright/contracts/datecoach/quote';
import { styled } from '@datewright/sdk/styled';
import { Badge, Row, Stack, Text } from '@datewright/ui';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Match } from '../../../lib/chatpad.ts';
import { HighlightedText } from './highlighted-text.tsx';

const Box = styled.section`
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  max-height: 360px;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-4);
  position: relative;
`;

const Messages = styled.ol`
  display: grid;
  gap: var(--space-2);
`;

const Bubble = styled.li<{ $own: boolean }>`
  background: ${({ $own }) => ($own ? 'var(--surface)' : 'var(--surface-raised)')};
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  justify-self: ${({ $own }) => ($own ? 'end' : 'start')};
  max-width: 85%;
  overflow-wrap: anywhere;
  padding: var(--space-2) var(--space-3);
  white-space: pre-wrap;
  > small {
    color: var(--muted);
    display: block;
    font-size: var(--text-14);
  }
`;

interface Props {
  match: Match;
  /** The quote to mark and scroll to. */
  quote?: Quote | null;
  /** Its messages are not known yet. */
  lacksMessages?: boolean;
}

/** The match's messages and profile. */
export function ChatViewer({ match, quote = null, lacksMessages = false }: Props) {
  const { matches: copy } = useCopy();
  const box = useRef<HTMLElement>(null);
  const name = match.name || copy.nameless;
  useEffect(() => {
    const marked = quote && box.current?.querySelector<HTMLElement>('mark');
    if (!marked || !box.current) return;
    const above = marked.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
    box.current.scrollTop += above - box.current.clientHeight / 3;
  }, [quote]);
  const findQuoted = (where: Quote['where'], at: number | null = null) =>
    quote?.where === where && quote.at === at ? quote.text : null;
  const interest = findQuoted('interest');
  return (
    <Box ref={box} aria-label={copy.viewer(name)} tabIndex={0}>
      <Stack $gap={3}>
        {match.bio && (
          <Text>
            <HighlightedText text={match.bio} words={findQuoted('bio')} />
          </Text>
        )}
        {match.interests.length > 0 && (
          <Row $gap={2}>
            {match.interests.map((one) => (
              <Badge key={one}>
                <HighlightedText text={one} words={interest !== null && one.includes(interest) ? interest : null} />
              </Badge>
            ))}
          </Row>
        )}
        {match.messages.length === 0 ? (
          !lacksMessages && <Text $tone="muted">{copy.noMessages}</Text>
        ) : (
          <Messages>
            {match.messages.map(({ sender, content }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place in the chat
              <Bubble key={at} $own={sender === 'user'}>
                <small>{sender === 'user' ? copy.you : name}</small>
                <HighlightedText text={content} words={findQuoted('message', at)} />
              </Bubble>
            ))}
          </Messages>
        )}
      </Stack>
    </Box>
  );
}
