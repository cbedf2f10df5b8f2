import { styled } from '@datewright/sdk/styled';
import { Heading, Page, Stack } from '@datewright/ui';
import type { ReactNode } from 'react';

const Space = styled.div`
  padding-block: var(--space-8);
  width: 100%;
`;

/** Settings sections below a title, in the width of a text column. */
export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Space>
      <Page $width="text">
        <Stack $gap={6}>
          <Heading as="h1" $size={28}>
            {title}
          </Heading>
          {children}
        </Stack>
      </Page>
    </Space>
  );
}
