import { css, keyframes, styled } from '@datewright/sdk/styled';

/** From this width on, conversation and suggestions stand side by side and scroll apart. */
export const wideQuery = '(min-width: 56rem)';

export const Panes = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) fit-content(60%);
  min-height: 0;
  @media ${wideQuery} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
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

/** What a phone keeps at the bottom. In large text it scrolls, so that the conversation keeps some of the screen. */
export const BottomArea = styled.div`
  min-height: 0;
  overflow-y: auto;
  @media ${wideQuery} {
    display: none;
  }
`;

export const resultsHeaderHeight = '3.75rem';

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`;

/** Beside the conversation, or over it as a sheet on a phone. */
export const SuggestionsPane = styled.section<{ $isOpen: boolean }>`
  ${pane}
  background: var(--surface);
  @media ${wideQuery} {
    border-left: 1px solid var(--hairline);
  }
  @media not ${wideQuery} {
    animation: ${rise} var(--time-enter) var(--ease);
    border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
    bottom: var(--frame-bottom, 0px);
    box-shadow: var(--shadow);
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    left: 0;
    position: fixed;
    right: 0;
    top: calc(var(--header-height) + var(--space-6));
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
  min-height: ${resultsHeaderHeight};
  padding: var(--space-2) var(--space-4);
  position: sticky;
  /* Up to the edge of the pane, over its padding. */
  top: calc(-1 * var(--space-4));
  z-index: 2;
`;

/** Where a new answer begins, below the header. */
export const ResultsStart = styled.div`
  /* Takes no room of its own between its neighbors. */
  margin-top: calc(-1 * var(--space-4));
  scroll-margin-top: ${resultsHeaderHeight};
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
