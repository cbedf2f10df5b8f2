import { styled } from '@datewright/sdk/styled';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { controlStyle, Field, type FieldTextProps } from './field.tsx';

/** Grows with its text, where the browser can, to less than half of the screen. */
const Area = styled.textarea<{ $rows: number }>`
  ${controlStyle}
  line-height: 1.5;
  resize: vertical;
  @supports (field-sizing: content) {
    field-sizing: content;
    max-height: max(40vh, 9rem);
    min-height: max(var(--target), ${({ $rows }) => `${$rows * 1.5}em`} + 1rem + 2px);
  }
`;

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldTextProps {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A textarea with its label. Accepts every property of a textarea. */
export function TextArea({ label, hint, error, optional, hideLabel, id, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id }}>
      {(control) => <Area rows={rows} $rows={rows} {...area} {...control} />}
    </Field>
  );
}
