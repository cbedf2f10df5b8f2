import { styled } from '@datewright/sdk/styled';
import { Heading, Page, Stack, Text } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { AskForm } from '../features/ask/components/ask-form.tsx';

const Tall = styled(Stack)`
  padding-block: var(--space-8);
`;

export function __Tool__Page() {
  const copy = useCopy();
  return (
    <Page>
      <Tall $gap={8}>
        <Stack $gap={3}>
          <Heading as="h1" $size={36}>
            {copy.title}
          </Heading>
          <Text $tone="muted" $size={18}>
            {copy.lead}
          </Text>
        </Stack>
        <AskForm />
      </Tall>
    </Page>
  );
}
