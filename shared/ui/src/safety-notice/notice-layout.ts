import { css, styled } from '@datewright/sdk/styled';
import { Card, Row } from '@datewright/ui';

// The accent colour looks like an alarm here.
const calmStyle = css`
  overflow-wrap: anywhere;
  a {
    color: inherit;
  }
`;

/** A soft surface without alarm colours. */
export const Frame = styled(Card).attrs({ $tone: 'raised', $padding: 5 })`
  ${calmStyle}
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
`;

/** One line with its actions, above a text that was written in spite of the notice. */
export const CompactFrame = styled(Card).attrs({ $tone: 'raised', $padding: 4 })`
  ${calmStyle}
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  justify-content: space-between;
`;

export const Steps = styled.ul`
  display: grid;
  gap: var(--space-2);
  && {
    list-style: disc;
  }
  max-width: var(--measure);
  padding-left: 1.25rem;
`;

export const Disclosure = styled.details`
  border-block: 1px solid var(--hairline);
  > summary {
    cursor: pointer;
    font-weight: 600;
    min-height: var(--target);
    padding-block: var(--space-3) var(--space-2);
  }
  &[open] {
    padding-bottom: var(--space-4);
  }
`;

export const PlainList = styled.ul`
  display: grid;
  gap: var(--space-2);
  list-style: none;
  margin: 0;
  padding: 0;
`;

/** The actions; an expanded one takes a line of its own. */
export const Actions: typeof Row = styled(Row).attrs({ $gap: 2 })`
  > div {
    flex: 1 1 100%;
  }
`;

/** Beside other actions, or alone and aligned with the text above it. */
export const QuietAction = styled.span`
  &:first-child {
    margin-left: calc(-1 * var(--space-3));
  }
`;
