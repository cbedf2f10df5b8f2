import { styled } from '@datewright/sdk/styled';
import { Card, Heading, Page, Stack, Text } from '@datewright/ui';
import type { ReactNode } from 'react';

const Centered = styled.div`
  padding-block: var(--space-8);
  width: 100%;
`;

/** The frame of every account page: one card in the middle. */
export function FormPage({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <Centered>
      <Page $width="form">
        <Card>
          <Stack $gap={6}>
            <Stack $gap={2}>
              <Heading as="h1" $size={28}>
                {title}
              </Heading>
              {lead && <Text $tone="muted">{lead}</Text>}
            </Stack>
            {children}
          </Stack>
        </Card>
      </Page>
    </Centered>
  );
}
