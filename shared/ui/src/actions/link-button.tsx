import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import type { ComponentProps } from 'react';
import { type ButtonStyleProps, buttonStyle, type TransientStyleProps, toTransientProps } from './button-style.ts';

const StyledLink = styled(Link)<TransientStyleProps>`
  ${buttonStyle}
`;

export type LinkButtonProps = ComponentProps<typeof Link> & ButtonStyleProps;

/** A link to another page that looks like a button. */
export function LinkButton({ variant, size, full, ...rest }: LinkButtonProps) {
  return <StyledLink {...rest} {...toTransientProps({ variant, size, full })} />;
}
