import type { Message } from '@datewright/contracts/chatpad/match';
import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Notice, Row, Stack, Text, TextArea } from '@datewright/ui';
import { type ClipboardEvent, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { type PasteResult, parsePaste } from '../lib/parse-paste.ts';
import { MessageBubbles } from './message-bubbles.tsx';
import { SpeakerQuestion } from './speaker-question.tsx';

const Box = styled.section`
  display: grid;
  gap: var(--space-3);
`;

interface Props {
  messages: Message[];
  matchName: string;
  /** The member's own name, if known. */
  ownName: string;
  onChange: (messages: Message[]) => void;
  /** Text in the field that has not been added yet. */
  pasted: string;
  onType: (pasted: string) => void;
  /** The reason why nothing can be sent, when it concerns this field. */
  error: string | undefined;
}

/** The conversation: paste it, correct a message with a tap, or clear it. */
export function ConversationEditor({ messages, matchName, ownName, onChange, pasted, onType, error }: Props) {
  const { conversation: copy } = useCopy();
  const [result, setResult] = useState<PasteResult | null>(null);
  const [undoMessages, setUndoMessages] = useState<Message[] | null>(null);

  function change(next: Message[]) {
    setUndoMessages(next.length < messages.length ? messages : null);
    onChange(next);
  }

  function undo() {
    if (undoMessages) onChange(undoMessages);
    setUndoMessages(null);
  }

  function type(text: string) {
    setResult(null);
    onType(text);
  }

  function add(added: Message[]) {
    change([...messages, ...added].slice(-400));
    type('');
  }

  const parse = (text: string) => parsePaste(text, { match: matchName, member: ownName });

  function addPasted() {
    const found = parse(pasted);
    if (found.kind === 'sure') add(found.messages);
    else setResult(found);
  }

  /**
   * Adds a pasted chat at once. When the speakers are unclear, the text stays in the field until the member answers.
   */
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (pasted.trim() !== '') return;
    const text = event.clipboardData.getData('text');
    const found = parse(text);
    if (found.kind === 'nothing' || found.kind === 'only') return;
    event.preventDefault();
    if (found.kind === 'sure') return add(found.messages);
    onType(text);
    setResult(found);
  }

  return (
    <Box aria-label={copy.title}>
      <Row $justify="space-between" $gap={2}>
        <Heading as="h3" $size={18}>
          {copy.title}
        </Heading>
        {messages.length > 0 && (
          <Button variant="ghost" size="small" onClick={() => change([])}>
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
          <MessageBubbles messages={messages} matchName={matchName} onChange={change} />
          <Text $tone="muted" $size={14}>
            {copy.hint}
          </Text>
        </Stack>
      )}
      {undoMessages && (
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
      <TextArea
        label={copy.paste}
        placeholder={copy.pastePlaceholder}
        rows={3}
        value={pasted}
        error={result?.kind === 'nothing' ? copy.nothing : error}
        onChange={(event) => type(event.target.value)}
        onPaste={onPaste}
      />
      {result && result.kind !== 'nothing' && result.kind !== 'sure' && (
        <SpeakerQuestion question={result} onAnswer={add} />
      )}
      {pasted.trim() !== '' && (result === null || result.kind === 'nothing') && (
        <Button variant="secondary" onClick={addPasted}>
          {copy.read}
        </Button>
      )}
    </Box>
  );
}
