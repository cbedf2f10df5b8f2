import { styled } from '@datewright/sdk/styled';
import type { InputHTMLAttributes, Ref } from 'react';
import { controlStyle, Field, type FieldTextProps } from './field.tsx';

export const Input = styled.input`
  ${controlStyle}
`;

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldTextProps {
  ref?: Ref<HTMLInputElement>;
}

/** A text input with its label. Accepts every property of an input. */
export function TextField({ label, hint, error, optional, hideLabel, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id }}>{(control) => <Input {...input} {...control} />}</Field>
  );
}
