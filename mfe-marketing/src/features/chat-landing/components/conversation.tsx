import { styled } from '@datewright/sdk/styled';
import { Heading, Row, Text } from '@datewright/ui';
import { useChatAssistantCopy } from '../../../copy/use-chat-assistant-copy.ts';
import { Annotated } from '../../../frame/drawn/annotated.tsx';
import { Bubble } from '../../../frame/drawn/bubble.tsx';
import { Person } from '../../../frame/drawn/person.tsx';
import { Section } from '../../../frame/section.tsx';

const Parts = styled.div`
  display: grid;
  gap: var(--space-8);
`;

const Part = styled.div`
  display: grid;
  gap: var(--space-4);
`;

/** One conversation from opener to ask-out, with notes in its margin. */
export function Conversation() {
  const copy = useChatAssistantCopy().previews;
  return (
    <Section title={copy.title} id="conversation" band>
      <Row $gap={3}>
        <Person who="leyla" />
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
            <Annotated
              lines={lines.map((line) => ({
                key: line.text,
                content: <Bubble $from={line.from === 'them' ? 'them' : 'ai'}>{line.text}</Bubble>,
                note: 'note' in line ? line.note : undefined,
              }))}
            />
          </Part>
        ))}
      </Parts>
    </Section>
  );
}
