import { styled } from '@datewright/sdk/styled';
import { Badge, Icon } from '@datewright/ui';
import type { ReactNode } from 'react';

// On an AI card, the card itself is the background.
const Plain = styled(Badge)`
  background: none;
  padding-inline: 0;
`;

/** Names the AI that wrote this text. */
export const WrittenByAi = ({ children }: { children: ReactNode }) => (
  <Plain $tone="ai">
    <Icon name="sparkle" size={14} />
    {children}
  </Plain>
);
