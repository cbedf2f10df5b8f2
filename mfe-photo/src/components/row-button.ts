import { styled } from '@datewright/sdk/styled';

/** A line that opens something: its words, and a chevron at its end. */
export const RowButton = styled.button`
  align-items: center;
  background: none;
  border: 0;
  border-radius: var(--radius-control);
  cursor: pointer;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  min-height: var(--target);
  padding: var(--space-2) 0;
  text-align: left;
  width: 100%;
  &:hover {
    background: var(--surface-raised);
  }
  > :first-child {
    flex: 1 1 8rem;
  }
  > svg {
    color: var(--muted);
    flex: none;
  }
`;
