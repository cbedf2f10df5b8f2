import { styled } from '@datewright/sdk/styled';
import { Heading, Page, Stack } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const Space = styled.div`
  padding-block: var(--space-8);
  width: 100%;
`;

export function SecurityPage() {
  const { security: copy } = useCopy();
  return (
    <Space>
      <Page $width="text">
        <Stack $gap={6}>
          <Heading as="h1" $size={28}>
            {copy.title}
          </Heading>
          <SessionsSection />
          <PasswordSection />
        </Stack>
      </Page>
    </Space>
  );
}
