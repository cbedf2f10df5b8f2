import { styled } from '@datewright/sdk/styled';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { SpinnerRing } from '../feedback/spinner.tsx';
import { type ButtonStyleProps, buttonStyle, type TransientStyleProps, toTransientProps } from './button-style.ts';

const StyledButton = styled.button<TransientStyleProps>`
  ${buttonStyle}
`;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyleProps {
  /** Shows a spinner and ignores clicks, but keeps the focus and the width. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button; `type` defaults to `button`. */
export function Button({ variant, size, full, busy = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <StyledButton
      type="button"
      {...rest}
      {...toTransientProps({ variant, size, full })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <SpinnerRing />}
      {children}
    </StyledButton>
  );
}
