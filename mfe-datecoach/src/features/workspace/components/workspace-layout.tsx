import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';

/** Where columns stand beside each other. */
const wideWidth = '64rem';

export const PageFrame = styled(Page)`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--space-6) var(--space-16);
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${wideWidth}) {
    align-items: start;
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

export const Main = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
`;

/** At the side where there is room, and as far down as it is long. */
export const Aside = styled(Main)`
  @media (min-width: ${wideWidth}) {
    grid-column: 2;
    grid-row: 1 / span 2;
    position: sticky;
    top: calc(var(--header-height) + var(--space-4));
  }
`;

/** What is not what the moment asks for. */
export const Disclosure = styled.details`
  > summary {
    color: var(--muted);
    cursor: pointer;
    min-height: var(--target);
    padding-block: var(--space-2);
  }
`;
