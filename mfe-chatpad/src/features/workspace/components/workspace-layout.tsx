import { styled } from '@datewright/sdk/styled';

export const Columns = styled.div`
  display: grid;
  gap: var(--space-8);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 56rem) {
    align-items: start;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

export const WideOnly = styled.div`
  display: none;
  @media (min-width: 56rem) {
    display: block;
  }
`;

/** Keeps the main action within reach of the thumb on phones. */
export const BottomActionBar = styled.div`
  background: var(--ground);
  border-top: 1px solid var(--hairline);
  bottom: calc(-1 * var(--space-4));
  margin-inline: calc(-1 * var(--space-4));
  padding: var(--space-3) var(--space-4);
  position: sticky;
  @media (min-width: 56rem) {
    display: none;
  }
`;

export const Disclosure = styled.details`
  > summary {
    cursor: pointer;
    font-weight: 600;
    min-height: var(--target);
  }
  &[open] > summary {
    margin-bottom: var(--space-3);
  }
`;
