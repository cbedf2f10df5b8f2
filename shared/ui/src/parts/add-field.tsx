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
  /** The label of the button. */
  addLabel: string;
  onAdd: () => void;
}

/**
 * A field with a button that adds one entry at a time. Enter adds the entry; Ctrl+Enter and Cmd+Enter are left to the
 * page.
 */
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
