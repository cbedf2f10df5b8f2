import type { SavedTip } from '@datewright/contracts/datecoach/saved-tip';
import { styled } from '@datewright/sdk/styled';
import { Button, Icon, Row, Stack, Text, TextArea } from '@datewright/ui';
import { useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useSavedTips } from '../../../hooks/use-saved-tips.ts';

/** In characters. */
const noteMaxLength = 1000;

const Note = styled.blockquote`
  border-left: 2px solid var(--control-line);
  margin: 0;
  overflow-wrap: anywhere;
  padding-left: var(--space-3);
  white-space: pre-line;
`;

/** The member's notes on a tip. Input stays until it is saved or cancelled. */
export function TipNotes({ tip }: { tip: SavedTip }) {
  const { savedTips: copy } = useCopy();
  const { save } = useSavedTips();
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setTyped(null);
    setState('idle');
    // The button exists again only after the next render.
    requestAnimationFrame(() => opener.current?.focus());
  }

  async function keep() {
    if (typed === null || state === 'saving') return;
    setState('saving');
    if (await save({ ...tip, notes: typed.trim() })) close();
    else setState('failed');
  }

  if (typed === null) {
    return (
      <Stack $gap={2} $align="start">
        {tip.notes && <Note>{tip.notes}</Note>}
        <Button ref={opener} variant="ghost" size="small" onClick={() => setTyped(tip.notes)}>
          <Icon name="edit" size={16} />
          {tip.notes ? copy.editNote : copy.addNote}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack $gap={2}>
      <TextArea
        label={copy.note}
        // The member just pressed the button that opens the field.
        autoFocus
        rows={3}
        maxLength={noteMaxLength}
        value={typed}
        hint={typed.length > noteMaxLength * 0.85 ? copy.noteLeft(noteMaxLength - typed.length) : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Row $gap={2}>
        <Button variant="secondary" size="small" busy={state === 'saving'} onClick={() => void keep()}>
          {copy.saveNote}
        </Button>
        <Button variant="ghost" size="small" onClick={close}>
          {copy.cancel}
        </Button>
      </Row>
      <Text role="status" $tone="bad" $size={14}>
        {state === 'failed' && copy.noteFailed}
      </Text>
    </Stack>
  );
}
