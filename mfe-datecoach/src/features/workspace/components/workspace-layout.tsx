import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';

/** From this width on, columns are side by side. */
export const wideWidth = '64rem';

export const PageFrame = styled(Page)`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--space-6) var(--space-8);
  @media (min-width: ${wideWidth}) {
    gap: var(--space-6);
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${wideWidth}) {
    align-items: start;
    &:has(> aside) {
      grid-template-columns: minmax(0, 1fr) 22rem;
    }
  }
`;

export const Main = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
`;
