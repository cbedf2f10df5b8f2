import { styled } from '@datewright/sdk/styled';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { Text } from '../layout/text.tsx';

const Box = styled.div`
  border: 1px dashed var(--control-line);
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

/** Takes the place of an empty list and says how to fill it. */
export function EmptyState(props: { icon?: IconName; title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <Box>
      {props.icon && <Icon name={props.icon} size={32} />}
      <Title>{props.title}</Title>
      {props.children && <Text $tone="muted">{props.children}</Text>}
      {props.action}
    </Box>
  );
}
