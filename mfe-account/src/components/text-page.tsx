import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Heading, Icon, Page, Stack } from '@datewright/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../copy/use-copy.ts';

const Space = styled.div`
  padding-block: var(--space-4) var(--space-8);
  width: 100%;
`;

const Back = styled(Link)`
  align-items: center;
  color: var(--muted);
  display: inline-flex;
  font-size: var(--text-14);
  gap: var(--space-1);
  min-height: var(--target);
  text-decoration: none;
  &:hover {
    color: var(--text);
  }
  > svg {
    transform: scaleX(-1);
  }
`;

/** Settings sections below a title and the way back to the profile, in the width of a text column. */
export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  const { dashboard: copy } = useCopy();
  return (
    <Space>
      <Page $width="text">
        <Stack $gap={6}>
          <div>
            <Back to="/profile">
              <Icon name="chevron-right" size={16} />
              {copy.back}
            </Back>
            <Heading as="h1" $size={28}>
              {title}
            </Heading>
          </div>
          {children}
        </Stack>
      </Page>
    </Space>
  );
}
