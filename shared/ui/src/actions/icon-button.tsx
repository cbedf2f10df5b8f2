import { styled } from '@datewright/sdk/styled';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';

const Square = styled.button`
  align-items: center;
  background: transparent;
  border: 0;
  border-radius: var(--radius-control);
  color: var(--muted);
  cursor: pointer;
  display: inline-flex;
  flex: none;
  height: var(--target);
  justify-content: center;
  padding: 0;
  transition: color var(--time-feedback), background-color var(--time-feedback);
  width: var(--target);
  &:hover:not(:disabled),
  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    background: var(--surface-raised);
    color: var(--text);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
`;

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** The accessible name and the tooltip. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Square type="button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </Square>
  );
}
