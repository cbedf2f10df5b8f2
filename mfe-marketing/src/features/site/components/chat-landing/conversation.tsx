import { styled } from '@datewright/sdk/styled';
import { Heading, Row, Text } from '@datewright/ui';
import { Avatar } from '../../../../components/illustrations/avatar.tsx';
import { Section } from '../../../../components/section.tsx';
import { useChatAssistantCopy } from '../../copy/use-chat-assistant-copy.ts';
import { AnnotatedChat } from '../illustrations/annotated-chat.tsx';
import { ChatBubble } from '../illustrations/chat-bubble.tsx';

const Parts = styled.div`
  display: grid;
  gap: var(--space-8);
`;

const Part = styled.div`
  display: grid;
  gap: var(--space-4);
`;

/** A conversation from opener to date, with margin notes. */
export function Conversation() {
  const copy = useChatAssistantCopy().previews;
  return (
    <Section title={copy.title} id="conversation" band>
      <Row $gap={3}>
        <Avatar character="leyla" />
        <Text $tone="muted">
          {copy.text} {copy.them}.
        </Text>
      </Row>
      <Parts>
        {copy.parts.map(({ title, lines }) => (
          <Part key={title}>
            <Heading as="h3" $size={22}>
              {title}
            </Heading>
            <AnnotatedChat
              lines={lines.map((line) => ({
                key: line.text,
                content: <ChatBubble $from={line.from === 'them' ? 'them' : 'ai'}>{line.text}</ChatBubble>,
                note: 'note' in line ? line.note : undefined,
              }))}
            />
          </Part>
        ))}
      </Parts>
    </Section>
  );
}
