import { PageHead } from '@datewright/sdk/page-head';
import { styled } from '@datewright/sdk/styled';
import { Heading, Page, Stack, Text } from '@datewright/ui';
import { useLegalCopy } from '../copy/use-legal-copy.ts';
import { CookieSettingsForm } from './cookie-settings-form.tsx';

const Sheet = styled(Page)`
  padding-block: var(--space-10);
`;

export function CookieSettings() {
  const { cookieSettings: copy } = useLegalCopy();
  return (
    <Sheet $width="text">
      <PageHead title={copy.title} description={copy.description} noindex />
      <Stack $gap={6}>
        <Stack $gap={3}>
          <Heading as="h1" $size={36}>
            {copy.title}
          </Heading>
          <Text $size={18}>{copy.intro}</Text>
        </Stack>
        <CookieSettingsForm />
      </Stack>
    </Sheet>
  );
}
