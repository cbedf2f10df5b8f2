import { css } from '@datewright/sdk/styled';

export interface ButtonStyleProps {
  /** `primary` is the one main action of a screen. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole width. */
  full?: boolean;
}

/** Style props as transient props, so that they do not reach the DOM. */
export interface TransientStyleProps {
  $variant: NonNullable<ButtonStyleProps['variant']>;
  $size: NonNullable<ButtonStyleProps['size']>;
  $full: boolean;
}

export function toTransientProps({
  variant = 'primary',
  size = 'medium',
  full = false,
}: ButtonStyleProps): TransientStyleProps {
  return { $variant: variant, $size: size, $full: full };
}

const variants = {
  primary: css`
    background-color: var(--ember);
    color: var(--on-ember);
    &:hover:not(:disabled) {
      background-color: var(--ember-hover);
    }
  `,
  secondary: css`
    background-color: var(--surface-raised);
    border-color: var(--control-line);
    color: var(--text);
    &:hover:not(:disabled) {
      border-color: var(--text);
    }
  `,
  ghost: css`
    background: transparent;
    color: var(--text);
    &:hover:not(:disabled) {
      background-color: var(--surface-raised);
    }
  `,
  danger: css`
    background-color: var(--bad-wash);
    border-color: var(--bad);
    color: var(--bad);
    &:hover:not(:disabled) {
      background-color: var(--surface);
    }
  `,
};

const sizes = {
  small: css`
    font-size: var(--text-14);
    min-height: 2.25rem;
    padding: 0.25rem 0.75rem;
    white-space: nowrap;
    @media (pointer: coarse) {
      min-height: var(--target);
    }
  `,
  medium: css`
    min-height: var(--target);
    padding: 0.5rem 1.125rem;
  `,
  large: css`
    font-size: var(--text-18);
    min-height: 3.25rem;
    padding: 0.75rem 1.5rem;
  `,
};

/** The text of a ghost button lines up with the line above it; its ground reaches beyond the text. */
const flush = css<TransientStyleProps>`
  border-inline-start: 0;
  isolation: isolate;
  padding-inline-start: ${({ $size }) => ($size === 'small' ? 'var(--space-1)' : '0')};
  &:first-child {
    padding-inline-start: 0;
  }
  &:hover:not(:disabled) {
    background: transparent;
  }
  &:hover:not(:disabled)::before {
    background: var(--surface-raised);
    border-radius: inherit;
    content: '';
    inset: 0 0 0 calc(-1 * var(--space-2));
    position: absolute;
    z-index: -1;
  }
`;

/** Neutral in every variant: an action that can't be taken does not draw the eye. Outweighs the variants' hover. */
const unavailable = css<TransientStyleProps>`
  &&:disabled,
  &&[aria-disabled='true'] {
    background-color: ${({ $variant }) => ($variant === 'ghost' ? 'transparent' : 'var(--surface-raised)')};
    border-color: ${({ $variant }) => ($variant === 'ghost' ? 'transparent' : 'var(--hairline)')};
    color: var(--muted);
    cursor: not-allowed;
  }
`;

export const buttonStyle = css<TransientStyleProps>`
  align-items: center;
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  cursor: pointer;
  display: ${({ $full }) => ($full ? 'flex' : 'inline-flex')};
  font-weight: 600;
  gap: var(--space-2);
  justify-content: center;
  line-height: 1.2;
  max-width: 100%;
  position: relative;
  text-align: center;
  text-decoration: none;
  transition:
    background-color var(--time-feedback),
    border-color var(--time-feedback),
    transform var(--time-feedback);
  width: ${({ $full }) => ($full ? '100%' : 'auto')};
  &:active:not(:disabled) {
    transform: scale(0.98);
  }
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
  ${({ $variant, $full }) => $variant === 'ghost' && !$full && flush}
  ${unavailable}
`;
