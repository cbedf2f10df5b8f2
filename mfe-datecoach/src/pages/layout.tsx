import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';

/** Where columns stand beside each other. */
const wide = '64rem';

export const Frame = styled(Page)`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--space-6) var(--space-16);
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${wide}) {
    align-items: start;
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

export const Main = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
`;

/** First on a phone, at the side where there is room. */
export const Aside = styled(Main)`
  @media (min-width: ${wide}) {
    order: 1;
    position: sticky;
    top: calc(var(--header-height) + var(--space-4));
  }
`;
