import { styled } from '@datewright/sdk/styled';
import { Card } from '@datewright/ui';

/** A card of a grid whose children, one a row, line up with those of the cards beside it. */
export const AlignedCard = styled(Card).attrs({ as: 'article' })<{ $rows: number }>`
  align-items: start;
  display: grid;
  gap: var(--space-3);
  grid-row: span ${({ $rows }) => $rows};
  grid-template-rows: subgrid;
  > a {
    justify-self: start;
  }
  a {
    white-space: normal;
  }
`;
