import { styled } from '@datewright/sdk/styled';
import { Button, Row, TextArea } from '@datewright/ui';
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PasteReading } from '../lib/read-paste.ts';

const Box = styled.div<{ $isOver: boolean }>`
  border-radius: var(--radius-card);
  display: grid;
  gap: var(--space-3);
  outline: ${({ $isOver }) => ($isOver ? '2px dashed var(--focus)' : 'none')};
  outline-offset: 6px;
  /* Keeps the error below the text in view together with it. */
  textarea {
    scroll-margin-block: 6rem;
  }
`;

export interface PasteFieldProps {
  /** Text in the field that was not added yet. */
  text: string;
  onType: (text: string) => void;
  /** Says what a text was recognized as, before it is added. */
  read: (text: string) => PasteReading;
  onAdd: (text: string, found?: PasteReading) => void;
  onPictures: (pictures: File[]) => void;
  /** Nothing was added yet: the field explains what can be pasted. */
  isFirst: boolean;
  /** Why the text was not added, or why nothing can be sent without it. */
  error: string | undefined;
  /** Help lines, when the text calls for them. */
  help: ReactNode;
  /** The question about the text, when there is one. */
  question: ReactNode;
  /** Other ways to add something. */
  children: ReactNode;
}

/** A few words without a name may be the beginning of what the member is typing. */
const isTyped = (found: PasteReading) =>
  found.kind === 'nothing' || (found.kind === 'question' && found.question.kind === 'only' && !found.question.isNamed);

/** One field for a copied chat, a copied profile or a picture. */
export function PasteField({
  text,
  onType,
  read,
  onAdd,
  onPictures,
  isFirst,
  error,
  help,
  question,
  children,
}: PasteFieldProps) {
  const { conversation: copy } = useCopy();
  const [isOver, setOver] = useState(false);

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pictures = [...(event.clipboardData.files ?? [])];
    if (pictures.length > 0) {
      event.preventDefault();
      return onPictures(pictures);
    }
    if (text.trim() !== '') return;
    const pasted = event.clipboardData.getData('text');
    const found = read(pasted);
    if (isTyped(found)) return;
    event.preventDefault();
    onAdd(pasted, found);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const pictures = [...event.dataTransfer.files];
    if (pictures.length > 0) return onPictures(pictures);
    const dropped = event.dataTransfer.getData('text');
    if (dropped) onAdd(dropped);
  }

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
        value={text}
        error={error}
        onChange={(event) => onType(event.target.value)}
        onPaste={onPaste}
      />
      {help}
      {question}
      <Row $gap={2}>
        {text.trim() !== '' && !question && (
          <Button variant="secondary" onClick={() => onAdd(text)}>
            {copy.read}
          </Button>
        )}
        {children}
      </Row>
    </Box>
  );
}
