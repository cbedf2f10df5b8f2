import { styled } from '@datewright/sdk/styled';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../icons/icon.tsx';
import { controlStyle, Field, type FieldTextProps } from './field.tsx';

const Box = styled.div`
  position: relative;
  > svg {
    color: var(--muted);
    pointer-events: none;
    position: absolute;
    right: 0.75rem;
    top: calc(var(--target) / 2 - 10px);
  }
`;

const Control = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: 2.5rem;
  > option {
    background: var(--surface);
    color: var(--text);
  }
`;

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldTextProps {
  ref?: Ref<HTMLSelectElement>;
}

/** A native select. Its options are its children. */
export function Select({ label, hint, error, optional, hideLabel, id, ...select }: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id }}>
      {(control) => (
        <Box>
          <Control {...select} {...control} />
          <Icon name="chevron-down" />
        </Box>
      )}
    </Field>
  );
}
