import { styled } from '@datewright/sdk/styled';
import { Badge, Icon } from '@datewright/ui';
import type { ReactNode } from 'react';

// On the card the card is its ground.
const Plain = styled(Badge)`
  background: none;
  padding-inline: 0;
`;

/** Says which AI wrote what stands here. */
export const WrittenByAi = ({ children }: { children: ReactNode }) => (
  <Plain $tone="ai">
    <Icon name="sparkle" size={14} />
    {children}
  </Plain>
);
