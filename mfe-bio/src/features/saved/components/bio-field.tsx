import { bioMaxLength } from '@datewright/contracts/bio/limits';
import { Stack, TextArea } from '@datewright/ui';
import type { KeyboardEvent } from 'react';
import { AppCounters } from '../../../components/app-counters.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { isTooLong } from '../lib/is-too-long.ts';

/** Height in rows: for pasting a bio, and for editing it. */
export const fieldRows = { input: 5, edit: 7 };

interface Props {
  label: string;
  rows: number;
  value: string;
  placeholder?: string;
  error?: string;
  onChange: (text: string) => void;
  /** Ctrl+Enter or Cmd+Enter. */
  onSubmit: () => void;
  onCancel?: () => void;
}

/** The text field of a bio, with each app's limit below it. */
export function BioField({ label, rows, value, placeholder, error, onChange, onSubmit, onCancel }: Props) {
  const { bio: copy } = useCopy();
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel?.();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  }
  return (
    <Stack $gap={2}>
      <TextArea
        label={label}
        rows={rows}
        value={value}
        placeholder={placeholder}
        error={isTooLong(value) ? copy.tooLong(bioMaxLength) : error}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <AppCounters text={value} />
    </Stack>
  );
}
