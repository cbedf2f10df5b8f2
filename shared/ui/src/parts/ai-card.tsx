import { styled } from '@datewright/sdk/styled';
import { Card } from '@datewright/ui';

/** The surface for text that an AI wrote, on every page. */
export const AiCard = styled(Card).attrs({ $tone: 'ai', $padding: 4 })`
  border-color: color-mix(in srgb, var(--orchid) 40%, transparent);
`;
