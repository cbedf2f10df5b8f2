import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';

export const PageFrame = styled(Page)`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--space-6) var(--space-16);
  @media print {
    display: block;
    max-width: none;
    padding: 0;
    &:has(> [data-report]) > :not([data-report]) {
      display: none;
    }
  }
`;

/** Holds the next action at the bottom of a phone's screen. */
export const MobileBar = styled.div`
  background: var(--ground);
  border-top: 1px solid var(--hairline);
  bottom: 0;
  display: grid;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--space-4));
  padding: var(--space-3) var(--space-4) max(var(--space-3), env(safe-area-inset-bottom));
  position: sticky;
  z-index: 5;
  @media (min-width: 48rem) {
    border: 0;
    justify-items: start;
    margin: 0;
    padding-inline: 0;
    > button {
      width: auto;
    }
  }
`;
