import { PageHead } from '@datewright/sdk/page-head';
import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';
import type { ReactNode } from 'react';

const Frame = styled(Page)`
  padding-block: var(--space-8) var(--space-16);
`;

export function AdminFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <PageHead title={title} noindex />
      {children}
    </Frame>
  );
}
