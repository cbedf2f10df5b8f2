import { styled } from '@datewright/sdk/styled';
import { Button, TextField, type TextFieldProps } from '@datewright/ui';
import type { KeyboardEvent } from 'react';

const Line = styled.div`
  align-items: end;
  display: grid;
  gap: var(--space-2);
  grid-template-columns: 1fr auto;
`;

interface Props extends Omit<TextFieldProps, 'onKeyDown' | 'enterKeyHint'> {
  /** What the button says. */
  addLabel: string;
  onAdd: () => void;
}

/** A field for one thing at a time, with its button. Enter adds; with Ctrl or Cmd it is the page's. */
export function AddField({ addLabel, onAdd, ...field }: Props) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onAdd();
  }

  return (
    <Line>
      <TextField {...field} enterKeyHint="done" onKeyDown={onKeyDown} />
      <Button variant="secondary" onClick={onAdd}>
        {addLabel}
      </Button>
    </Line>
  );
}
