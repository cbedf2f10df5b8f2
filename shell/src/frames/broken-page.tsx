import { Button, Heading, Page, Stack, Text } from '@datewright/ui';
import { en } from '../copy/en.ts';

/** The last resort when not even the layout can be shown. It is in English only and needs no host. */
export function BrokenPage() {
  return (
    <Page $width="form" style={{ paddingBlock: '15vh' }}>
      <Stack $align="start">
        <Heading as="h1">{en.frames.brokenTitle}</Heading>
        <Text $tone="muted">{en.frames.brokenText}</Text>
        <Button onClick={() => location.reload()}>{en.frames.reload}</Button>
      </Stack>
    </Page>
  );
}
