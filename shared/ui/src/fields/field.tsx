import { css, styled } from '@datewright/sdk/styled';
import { type ReactNode, useId } from 'react';
import { useUiCopy } from '../copy/use-ui-copy.ts';

export interface FieldTextProps {
  label: string;
  hint?: ReactNode;
  /** The error message, shown and read with the field. */
  error?: string | undefined;
  /** Shows 'optional' beside the label. */
  optional?: boolean;
  /** Hides the label from everyone but screen readers. */
  hideLabel?: boolean;
}

const Box = styled.div`
  display: grid;
  gap: var(--space-2);
  /* A date in large text is wider than a phone's column. */
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;

const Label = styled.label<{ $hidden: boolean }>`
  font-weight: 600;
  ${({ $hidden }) =>
    $hidden &&
    css`
      clip-path: inset(50%);
      height: 1px;
      overflow: hidden;
      position: absolute;
      white-space: nowrap;
      width: 1px;
    `}
`;

const Small = styled.p`
  color: var(--muted);
  font-size: var(--text-14);
`;

const Optional = styled.span`
  color: var(--muted);
  font-size: var(--text-14);
  font-weight: 400;
  margin-left: var(--space-2);
`;

const ErrorText = styled(Small)`
  color: var(--bad);
`;

export const controlStyle = css`
  background: var(--surface);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  min-height: var(--target);
  /* In large text on a phone, the padding stays as it is and the text gets the room. */
  padding: 0.5rem min(0.75rem, 3.4vw);
  transition: border-color var(--time-feedback);
  width: 100%;
  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--text);
  }
  &[aria-invalid='true'] {
    border-color: var(--bad);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** The label, hint and error around one control. */
export function Field(props: FieldTextProps & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const copy = useUiCopy();
  const made = useId();
  const id = props.id ?? made;
  const described = [props.error && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Box>
      <Label htmlFor={id} $hidden={props.hideLabel ?? false}>
        {props.label}
        {props.optional && <Optional>{copy.optional}</Optional>}
      </Label>
      {props.children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(props.error && { 'aria-invalid': true }),
      })}
      {props.error && <ErrorText id={`${id}-error`}>{props.error}</ErrorText>}
      {props.hint && <Small id={`${id}-hint`}>{props.hint}</Small>}
    </Box>
  );
}
