import { styled } from '@datewright/sdk/styled';

export const PageGrid = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;
  width: 100%;
  @media (min-width: 64rem) {
    grid-template-columns: 17rem minmax(0, 1fr);
  }
`;

export const Aside = styled.aside`
  border-right: 1px solid var(--hairline);
  display: none;
  overflow-y: auto;
  padding: var(--space-4);
  @media (min-width: 64rem) {
    display: block;
  }
`;

// Positioned, because visually hidden elements inside would otherwise lengthen the page.
export const Main = styled.div`
  min-width: 0;
  overflow-y: auto;
  padding: var(--space-4);
  position: relative;
`;

export const NarrowOnly = styled.span`
  @media (min-width: 64rem) {
    display: none;
  }
`;
