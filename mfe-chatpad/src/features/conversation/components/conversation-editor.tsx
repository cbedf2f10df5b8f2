import type { Message } from '@datewright/contracts/chatpad/match';
import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Row, Stack, Text, TextArea } from '@datewright/ui';
import { type ClipboardEvent, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { parsePaste } from '../parse-paste.ts';
import { MessageBubbles } from './message-bubbles.tsx';

const Box = styled.section`
  display: grid;
  gap: var(--space-3);
`;

interface Props {
  messages: Message[];
  matchName: string;
  onChange: (messages: Message[]) => void;
}

/** What was said so far: pasted, put right by a tap, and cleared. */
export function ConversationEditor({ messages, matchName, onChange }: Props) {
  const { conversation: copy } = useCopy();
  const [pasted, setPasted] = useState('');
  const [nothing, setNothing] = useState(false);

  function add(text: string) {
    const found = parsePaste(text, matchName);
    setNothing(found.length === 0 && text.trim() !== '');
    if (found.length === 0) return;
    onChange([...messages, ...found].slice(-400));
    setPasted('');
  }

  /** A whole chat is read as it is pasted; a single line may be the start of typing. */
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const text = event.clipboardData.getData('text');
    if (pasted.trim() !== '' || parsePaste(text, matchName).length < 2) return;
    event.preventDefault();
    add(text);
  }

  return (
    <Box aria-label={copy.title}>
      <Row $justify="space-between" $gap={2}>
        <Heading as="h3" $size={18}>
          {copy.title}
        </Heading>
        {messages.length > 0 && (
          <Button variant="ghost" size="small" onClick={() => onChange([])}>
            {copy.clear}
          </Button>
        )}
      </Row>
      {messages.length === 0 ? (
        <Text $tone="muted" $size={14}>
          {copy.empty}
        </Text>
      ) : (
        <Stack $gap={2}>
          <MessageBubbles messages={messages} matchName={matchName} onChange={onChange} />
          <Text $tone="muted" $size={14}>
            {copy.hint}
          </Text>
        </Stack>
      )}
      <TextArea
        label={copy.paste}
        placeholder={copy.pastePlaceholder}
        rows={3}
        value={pasted}
        error={nothing ? copy.nothing : undefined}
        onChange={(event) => setPasted(event.target.value)}
        onPaste={onPaste}
        // What was typed counts also for those who never press the button.
        onBlur={() => add(pasted)}
      />
      {pasted.trim() !== '' && (
        <Button variant="secondary" onClick={() => add(pasted)}>
          {copy.read}
        </Button>
      )}
    </Box>
  );
}
