import { css, keyframes, styled } from '@datewright/sdk/styled';
import { Text } from '@datewright/ui';
import { wideQuery } from '../../../lib/wide-query.ts';

/** Text twice as large, or a phone on its side. */
const shortQuery = '(max-height: 29.5rem)';

export const Panes = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
  position: relative;
  @media ${wideQuery} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** On a phone, the conversation scrolls above the bar. Where there is little room, the bar scrolls with it. */
export const ConversationColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 0;
  min-width: 0;
  @media ${shortQuery} and (not ${wideQuery}) {
    display: block;
    overflow-y: auto;
    > * {
      overflow: visible;
    }
  }
`;

// Positioned, because visually hidden elements inside would otherwise lengthen the page.
const pane = css`
  min-width: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-4);
  position: relative;
`;

export const ConversationPane = styled.section`
  ${pane}
  align-content: start;
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
`;

/** Fixed to the bottom of a phone. */
export const BottomArea = styled.div`
  @media ${wideQuery} {
    display: none;
  }
  @media ${shortQuery} {
    > * {
      position: static;
    }
  }
`;

/** Aligns the titles of the columns. */
export const paneHeaderHeight = '3.75rem';

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`;

/** Beside the conversation, or over it as a sheet on a phone. */
export const SuggestionsPane = styled.section<{ $isOpen: boolean }>`
  ${pane}
  background: var(--surface);
  scroll-padding-top: ${paneHeaderHeight};
  @media ${wideQuery} {
    border-left: 1px solid var(--hairline);
  }
  @media not ${wideQuery} {
    animation: ${rise} var(--time-enter) var(--ease);
    border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
    box-shadow: var(--shadow);
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    inset: var(--space-2) 0 0;
    position: absolute;
    z-index: 15;
  }
`;

/** Says whose lines these are and leads back to the chat, however far they are scrolled. */
export const ResultsHeader = styled.header`
  align-items: center;
  background: var(--surface);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  justify-content: space-between;
  margin: calc(-1 * var(--space-4)) calc(-1 * var(--space-4)) 0;
  min-height: ${paneHeaderHeight};
  padding: var(--space-2) var(--space-4);
  position: sticky;
  /* Up to the edge of the pane, over its padding. */
  top: calc(-1 * var(--space-4));
  z-index: 2;
  @media not ${wideQuery} {
    margin-bottom: calc(-1 * var(--space-2));
  }
`;

/** Where a new answer begins, below the header. */
export const ResultsStart = styled.div`
  /* Takes no room of its own between its neighbors. */
  margin-top: calc(-1 * var(--space-4));
  scroll-margin-top: ${paneHeaderHeight};
`;

export const NarrowRow = styled.div`
  align-items: center;
  display: flex;
  gap: var(--space-2);
  justify-content: space-between;
  @media ${wideQuery} {
    display: none;
  }
`;

export const Disclosure = styled.details`
  > summary {
    cursor: pointer;
    font-weight: 600;
    min-height: var(--target);
  }
  &[open] > summary {
    margin-bottom: var(--space-3);
  }
`;

/** Only where there is a keyboard. */
export const Keys = styled(Text)`
  @media (pointer: coarse) {
    display: none;
  }
`;
