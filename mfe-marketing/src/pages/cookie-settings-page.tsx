import { PageHead } from '@datewright/sdk/page-head';
import { styled } from '@datewright/sdk/styled';
import { Heading, Page, Stack, Text } from '@datewright/ui';
import { CookieSettingsForm } from '../features/legal/components/cookie-settings-form.tsx';
import { useLegalCopy } from '../features/legal/copy/use-legal-copy.ts';

const Sheet = styled(Page)`
  padding-block: var(--space-10);
`;

/** What this browser may keep, by purpose. */
export function CookieSettingsPage() {
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
