import { styled } from '@datewright/sdk/styled';
import { Card } from '@datewright/ui';

/** A card of the page, which keeps the width of its lines where text is large. */
export const BioCard = styled(Card)`
  padding-inline: min(var(--space-6), 7vw);
`;
