import { styled } from '@datewright/sdk/styled';

/** A fold whose summary ends in a chevron, which turns over when it opens. */
export const ChevronFold = styled.details`
  > summary {
    align-items: center;
    display: flex;
    gap: var(--space-4);
    justify-content: space-between;
    min-height: var(--target);
    > svg {
      color: var(--muted);
      flex: none;
      transition: transform var(--time-feedback);
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;
