import { styled } from '@datewright/sdk/styled';
import { Button, Card, Heading, Notice, Row, Stack, Text } from '@datewright/ui';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { ScreenshotReading } from '../lib/reading-state.ts';

const ReadingText = styled.p`
  max-height: 16rem;
  overflow-wrap: anywhere;
  overflow-y: auto;
  white-space: pre-wrap;
`;

interface Props {
  read: ScreenshotReading;
  /** False for a sample when the match already has real content. */
  canAdd: boolean;
  onDecide: (takes: boolean) => void;
}

/** Shows what was read from a picture, before the member adds it. */
export function ScreenshotPreview({ read, canAdd, onDecide }: Props) {
  const { screenshot: copy } = useCopy();
  const { fields, readBy, sample } = read;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const profile = [fields.name, fields.age, fields.bio, fields.interests.join(', ')].filter(Boolean).join('\n');
  return (
    <Card $tone="raised" $padding={4}>
      <Stack $gap={3}>
        <Heading as="h3" $size={18} ref={heading} tabIndex={-1}>
          {sample ? copy.sampleTitle : copy.title}
        </Heading>
        {sample ? (
          <Notice tone="careful" live="polite">
            {copy.sample(readBy)} {canAdd ? '' : copy.sampleInTheWay}
          </Notice>
        ) : (
          <Text $tone="muted" $size={14}>
            {copy.check}
          </Text>
        )}
        {profile !== '' && <ReadingText>{profile}</ReadingText>}
        <ConversationPreview read={read} />
        <Row $gap={2}>
          {canAdd && (
            <Button variant="secondary" onClick={() => onDecide(true)}>
              {sample ? copy.takeSample : copy.take}
            </Button>
          )}
          <Button variant="ghost" onClick={() => onDecide(false)}>
            {copy.leave}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function ConversationPreview({ read: { fields } }: { read: ScreenshotReading }) {
  const { conversation: copy } = useCopy();
  if (fields.messages.length === 0) return null;
  const whoIs = { user: copy.you, match: fields.name || copy.them };
  return (
    <ReadingText tabIndex={0}>
      {fields.messages.map(({ sender, content }) => `${whoIs[sender]}: ${content}`).join('\n')}
    </ReadingText>
  );
}
