import { styled } from '@datewright/sdk/styled';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { controlStyle, Field, type FieldTextProps } from './field.tsx';

const Area = styled.textarea`
  ${controlStyle}
  line-height: 1.5;
  resize: vertical;
`;

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldTextProps {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A textarea with its label. Accepts every property of a textarea. */
export function TextArea({ label, hint, error, optional, hideLabel, id, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id }}>
      {(control) => <Area rows={4} {...area} {...control} />}
    </Field>
  );
}
