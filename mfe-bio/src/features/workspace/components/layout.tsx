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

/** The buttons of the action bar, in one row unless text is large. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  button {
    max-width: 100%;
    padding-inline: 0.625rem;
  }
  /* In a row of its own it is as wide as the row above. */
  > button {
    flex: 1 1 auto;
  }
`;
