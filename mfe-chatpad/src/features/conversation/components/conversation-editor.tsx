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
  /** The member's own, when it is known. */
  ownName: string;
  onChange: (messages: Message[]) => void;
  /** What stands in the field and is not added yet. */
  pasted: string;
  onType: (pasted: string) => void;
  /** Why nothing can be sent, when it is this field's to say. */
  error: string | undefined;
}

/** What was said so far: pasted, put right by a tap, and cleared. */
export function ConversationEditor({ messages, matchName, ownName, onChange, pasted, onType, error }: Props) {
  const { conversation: copy } = useCopy();
  const [read, setRead] = useState<PasteResult | null>(null);
  const [before, setBefore] = useState<Message[] | null>(null);

  function change(next: Message[]) {
    setBefore(next.length < messages.length ? messages : null);
    onChange(next);
  }

  function undo() {
    if (before) onChange(before);
    setBefore(null);
  }

  function type(text: string) {
    setRead(null);
    onType(text);
  }

  function add(more: Message[]) {
    change([...messages, ...more].slice(-400));
    type('');
  }

  const readNow = (text: string) => parsePaste(text, { match: matchName, member: ownName });

  function addPasted() {
    const found = readNow(pasted);
    if (found.kind === 'sure') add(found.messages);
    else setRead(found);
  }

  /** A whole chat is read as it is pasted; where it is not sure who is who, it waits in the field for the answer. */
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (pasted.trim() !== '') return;
    const text = event.clipboardData.getData('text');
    const found = readNow(text);
    if (found.kind === 'nothing' || found.kind === 'only') return;
    event.preventDefault();
    if (found.kind === 'sure') return add(found.messages);
    onType(text);
    setRead(found);
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
      {before && (
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
        error={read?.kind === 'nothing' ? copy.nothing : error}
        onChange={(event) => type(event.target.value)}
        onPaste={onPaste}
      />
      {read && read.kind !== 'nothing' && read.kind !== 'sure' && <SpeakerQuestion question={read} onAnswer={add} />}
      {pasted.trim() !== '' && (read === null || read.kind === 'nothing') && (
        <Button variant="secondary" onClick={addPasted}>
          {copy.read}
        </Button>
      )}
    </Box>
  );
}
