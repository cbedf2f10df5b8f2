import { styled } from '@datewright/sdk/styled';
import { Card, Heading, Page, Row, Stack, Text } from '@datewright/ui';
import type { ReactNode } from 'react';

const Frame = styled(Page)`
  padding-block: clamp(var(--space-8), 10vh, var(--space-24));
`;

/** A page that says what happened and offers the next step. */
export function MessageFrame(props: { title: string; children: ReactNode; action?: ReactNode; live?: boolean }) {
  return (
    <Frame $width="form">
      <Card $padding={8} role={props.live ? 'alert' : undefined}>
        <Stack>
          <Heading as="h1">{props.title}</Heading>
          <Text as="div" $tone="muted">
            {props.children}
          </Text>
          {props.action && <Row $gap={3}>{props.action}</Row>}
        </Stack>
      </Card>
    </Frame>
  );
}
