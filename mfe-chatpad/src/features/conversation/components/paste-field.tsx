import type { Message } from '@datewright/contracts/chatpad/match';
import { styled } from '@datewright/sdk/styled';
import { Button, Row, TextArea } from '@datewright/ui';
import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { type ProfileFields, readAsProfile } from '../lib/parse-profile.ts';
import { type PasteReading, readPaste } from '../lib/read-paste.ts';
import { SpeakerQuestion } from './speaker-question.tsx';

const Box = styled.div<{ $isOver: boolean }>`
  border-radius: var(--radius-card);
  display: grid;
  gap: var(--space-3);
  outline: ${({ $isOver }) => ($isOver ? '2px dashed var(--focus)' : 'none')};
  outline-offset: 6px;
`;

export interface PasteFieldProps {
  /** A text to read at once. */
  incoming: string | undefined;
  /** Names that are known: the match's, and the member's own. */
  names: { match: string; member: string };
  /** Text in the field that was not added yet. */
  pasted: string;
  onType: (pasted: string) => void;
  /** A chat, with the match's name where the text has it. */
  onChat: (messages: Message[], matchName?: string) => void;
  onProfile: (profile: ProfileFields) => void;
  onPictures: (pictures: File[]) => void;
  /** There is nothing yet: the field says what may go into it. */
  isFirst: boolean;
  /** The reason why nothing can be sent, when it concerns this field. */
  error: string | undefined;
  /** Further ways to bring something. */
  children: ReactNode;
}

/** A few words without a name. */
const isTyped = (found: PasteReading) =>
  found.kind === 'question' && found.question.kind === 'only' && !found.question.isNamed;

/** One field for a copied chat, a copied profile or a picture: it finds out which, and asks only what the text does not tell. */
export function PasteField({
  incoming,
  names,
  pasted,
  onType,
  onChat,
  onProfile,
  onPictures,
  isFirst,
  ...rest
}: PasteFieldProps) {
  const { conversation: copy } = useCopy();
  const [reading, setReading] = useState<PasteReading | null>(null);
  const [isOver, setOver] = useState(false);

  function type(text: string) {
    setReading(null);
    onType(text);
  }

  /** Adds what is clear; asks about the rest. */
  function take(text: string, found = readPaste(text, names)) {
    if (found.kind === 'chat') onChat(found.messages, found.matchName);
    else if (found.kind === 'profile') onProfile(found.profile);
    if (found.kind === 'chat' || found.kind === 'profile') return type('');
    onType(text);
    setReading(found);
  }

  const received = useRef(false);
  useEffect(() => {
    if (incoming === undefined || received.current) return;
    received.current = true;
    take(incoming);
  });

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pictures = [...(event.clipboardData.files ?? [])];
    if (pictures.length > 0) {
      event.preventDefault();
      return onPictures(pictures);
    }
    if (pasted.trim() !== '') return;
    const text = event.clipboardData.getData('text');
    const found = readPaste(text, names);
    // A few words may be the beginning of what the member is typing.
    if (found.kind === 'nothing' || isTyped(found)) return;
    event.preventDefault();
    take(text, found);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const pictures = [...event.dataTransfer.files];
    if (pictures.length > 0) return onPictures(pictures);
    const text = event.dataTransfer.getData('text');
    if (text) take(text);
  }

  const question = reading?.kind === 'question' ? reading.question : null;
  return (
    <Box
      $isOver={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <TextArea
        label={isFirst ? copy.pasteAnything : copy.pasteMore}
        placeholder={isFirst ? copy.pastePlaceholder : copy.pasteMorePlaceholder}
        rows={isFirst ? 4 : 2}
        value={pasted}
        error={reading?.kind === 'nothing' ? copy.nothing : rest.error}
        onChange={(event) => type(event.target.value)}
        onPaste={onPaste}
      />
      {question && (
        <SpeakerQuestion
          question={question}
          onAnswer={({ messages, matchName }) => {
            onChat(messages, matchName);
            type('');
          }}
          onProfile={() => {
            onProfile(readAsProfile(pasted));
            type('');
          }}
        />
      )}
      <Row $gap={2}>
        {pasted.trim() !== '' && !question && (
          <Button variant="secondary" onClick={() => take(pasted)}>
            {copy.read}
          </Button>
        )}
        {rest.children}
      </Row>
    </Box>
  );
}
