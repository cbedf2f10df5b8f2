import { styled } from '@datewright/sdk/styled';
import { Card } from '@datewright/ui';

/** What an AI wrote stands on this, everywhere. */
export const AiCard = styled(Card).attrs({ $tone: 'ai', $padding: 4 })`
  border-color: color-mix(in srgb, var(--orchid) 40%, transparent);
`;
