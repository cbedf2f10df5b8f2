import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';

export const PageFrame = styled(Page)`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--space-6) var(--space-16);
  @media print {
    button:not([data-prints]),
    input,
    nav,
    [role='tablist'] {
      display: none;
    }
    /* What was folded away on the screen is on the paper. */
    details::details-content {
      content-visibility: visible;
      display: block;
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
