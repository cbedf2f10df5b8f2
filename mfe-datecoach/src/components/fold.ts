import { styled } from '@datewright/sdk/styled';

/** Folded choices between two lines. */
export const Fold = styled.details`
  border-block: 1px solid var(--hairline);
  > summary {
    cursor: pointer;
    font-weight: 600;
    min-height: var(--target);
    padding-block: var(--space-3);
    /* A second line starts below the first one, not below the chevron. */
    padding-inline-start: 1.15em;
    text-indent: -1.15em;
    > span {
      color: var(--muted);
      font-weight: 400;
    }
  }
  &[open] {
    padding-bottom: var(--space-4);
  }
`;
