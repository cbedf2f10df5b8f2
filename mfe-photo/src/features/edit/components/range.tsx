import { styled } from '@datewright/sdk/styled';
import { useId } from 'react';
import { focusTarget } from '../../../hooks/use-focus-recovery.ts';

const Box = styled.div`
  display: grid;
  gap: var(--space-1);
  grid-template-columns: 1fr auto;
  > input {
    accent-color: var(--text);
    grid-column: 1 / -1;
    margin: 0;
    min-height: var(--target);
    width: 100%;
  }
`;

const Label = styled.label`
  font-weight: 600;
`;

const Value = styled.output`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words. */
  words: string;
  onChange: (value: number) => void;
}

/** A labelled slider with its current value. */
export function Range({ label, value, words, onChange, ...ends }: Props) {
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      <Value htmlFor={id}>{words}</Value>
      <input
        {...focusTarget}
        id={id}
        type="range"
        {...ends}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Box>
  );
}
