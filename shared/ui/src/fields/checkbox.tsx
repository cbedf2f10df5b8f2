import { styled } from '@datewright/sdk/styled';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Text } from '../layout/text.tsx';

const Label = styled.label`
  align-items: flex-start;
  cursor: pointer;
  display: flex;
  gap: var(--space-3);
  max-width: var(--measure);
  min-height: var(--target);
  overflow-wrap: anywhere;
  padding-block: var(--space-2);
  > input {
    height: 1.5rem;
    width: 1.5rem;
  }
  > input:disabled,
  > input:disabled + span {
    cursor: default;
    opacity: 0.75;
  }
`;

export interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  hint?: ReactNode;
  /** The error message, shown below the box and read by screen readers. */
  error?: string | null;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox with its label. Accepts every property of an input; the whole line is clickable. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <Label>
        <input type="checkbox" {...input} aria-invalid={error ? true : undefined} aria-describedby={described} />
        <span>{label}</span>
      </Label>
      {hint && (
        <Text id={`${id}-hint`} $tone="muted" $size={14}>
          {hint}
        </Text>
      )}
      <div role="status">
        {error && (
          <Text id={`${id}-error`} $tone="bad" $size={14}>
            {error}
          </Text>
        )}
      </div>
    </div>
  );
}
