import { styled } from '@datewright/sdk/styled';
import { paneHeaderHeight } from './workspace-layout.tsx';

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

export const AsideHeader = styled.header`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  justify-content: space-between;
  margin-block: calc(-1 * var(--space-4)) calc(-1 * var(--space-2));
  min-height: ${paneHeaderHeight};
`;

/** Gets the focus when another match opens. */
export const Main = styled.div.attrs({ tabIndex: -1 })`
  outline: none;
  display: flex;
  flex-direction: column;
  min-height: 0;
  min-width: 0;
`;

/** Where the list of matches has no column of its own. */
export const TopRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  justify-content: space-between;
  /* A notice has a row of its own. */
  > [role='status'] {
    flex: 1 0 100%;
  }
  @media (min-width: 64rem) {
    display: none;
  }
`;
