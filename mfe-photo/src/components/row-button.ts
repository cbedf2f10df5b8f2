import { styled } from '@datewright/sdk/styled';

/** A line between two rules that opens something: its words, and a chevron at its end. */
export const RowButton = styled.button`
  align-items: center;
  background: none;
  border: 1px solid var(--hairline);
  border-inline: 0;
  cursor: pointer;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  /* Two lines share one rule. */
  margin-bottom: -1px;
  min-height: var(--target);
  padding: var(--space-2) 0;
  text-align: left;
  width: 100%;
  &:hover {
    background: var(--surface-raised);
  }
  > :first-child {
    flex: 1 1 6rem;
  }
  > svg {
    color: var(--muted);
    flex: none;
  }
`;
