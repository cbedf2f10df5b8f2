import { styled } from '@datewright/sdk/styled';
import { Card, Grid, Heading, Icon, type IconName, Text } from '@datewright/ui';
import type { ReactNode } from 'react';

const Tile = styled(Card)`
  align-content: start;
  display: grid;
  gap: var(--space-3);
  > svg {
    color: var(--orchid);
  }
`;

export interface TileContent {
  title: string;
  text: string;
  icon?: IconName;
}

export const TileGrid = ({
  list,
  min = '15rem',
  action,
}: {
  list: readonly TileContent[];
  min?: string;
  action?: (at: number) => ReactNode;
}) => (
  <Grid $min={min} $gap={5}>
    {list.map(({ title, text, icon }, at) => (
      <Tile key={title} as="article">
        {icon && <Icon name={icon} size={26} />}
        <Heading as="h3" $size={22}>
          {title}
        </Heading>
        <Text $tone="muted">{text}</Text>
        {action?.(at)}
      </Tile>
    ))}
  </Grid>
);
