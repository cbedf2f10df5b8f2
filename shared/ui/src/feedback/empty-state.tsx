import { styled } from '@datewright/sdk/styled';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Text } from '../layout/text.tsx';

const Box = styled.div<{ $isFramed: boolean }>`
  border: ${({ $isFramed }) => $isFramed && '1px dashed var(--control-line)'};
  border-radius: var(--radius-card);
  display: grid;
  gap: var(--space-3);
  justify-items: center;
  padding: var(--space-8) var(--space-4);
  text-align: center;
  > svg {
    color: var(--muted);
  }
`;

const Title = styled.p`
  font-family: var(--font-heading);
  font-size: var(--text-18);
  font-weight: 700;
`;

export interface EmptyStateProps {
  icon?: IconName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** False inside a card, which is a frame already. */
  isFramed?: boolean;
}

/** Takes the place of an empty list and says how to fill it. */
export function EmptyState({ icon, title, children, action, isFramed = true }: EmptyStateProps) {
  return (
    <Box $isFramed={isFramed}>
      {icon && <Icon name={icon} size={32} />}
      <Title>{title}</Title>
      {children && <Text $tone="muted">{children}</Text>}
      {action}
    </Box>
  );
}
