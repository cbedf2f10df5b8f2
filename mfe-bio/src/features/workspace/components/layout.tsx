import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';
import { wideBreakpoint } from '../../../components/only-wide.ts';

export const PageFrame = styled(Page)`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--space-6) var(--space-8);
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${wideBreakpoint}) {
    align-items: start;
    grid-template-columns: minmax(0, 1fr) 17rem;
  }
`;

export const Main = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
`;

export const Side = styled.aside`
  display: none;
  @media (min-width: ${wideBreakpoint}) {
    display: grid;
    gap: var(--space-4);
    position: sticky;
    top: calc(var(--header-height) + var(--space-4));
  }
`;
