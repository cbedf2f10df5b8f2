import { styled } from '@datewright/sdk/styled';

/** A short item to select or remove. As a toggle, give it `aria-pressed`. */
export const Chip = styled.button.attrs({ type: 'button' })`
  align-items: center;
  background: var(--surface-raised);
  border: 1px solid var(--text);
  border-radius: var(--radius-round);
  color: inherit;
  cursor: pointer;
  display: inline-flex;
  font-size: var(--text-14);
  gap: var(--space-2);
  max-width: 100%;
  min-height: 2.25rem;
  overflow-wrap: anywhere;
  padding: 0.25rem 0.75rem;
  text-align: left;
  &[aria-pressed='false'] {
    background: transparent;
    border: 1px dashed var(--control-line);
  }
  &:hover {
    border-color: var(--text);
  }
  @media (pointer: coarse) {
    min-height: var(--target);
  }
`;
