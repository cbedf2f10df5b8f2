import { styled } from '@datewright/sdk/styled';
import { Card } from '@datewright/ui';

/** A card of the page; on a phone its text gets the room of the margins. */
export const Sheet = styled(Card)`
  @media (max-width: 39.99rem) {
    padding: var(--space-4);
  }
`;
