import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle, type TransientLook, transientLook } from './button-style.ts';

const StyledLink = styled(Link)<TransientLook>`
  ${buttonStyle}
`;

export type LinkButtonProps = ComponentProps<typeof Link> & ButtonLook;

/** A link that looks like a button: it goes to another page. */
export function LinkButton({ variant, size, full, ...rest }: LinkButtonProps) {
  return <StyledLink {...rest} {...transientLook({ variant, size, full })} />;
}
