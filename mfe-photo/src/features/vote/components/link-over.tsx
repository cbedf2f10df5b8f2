import { Heading, LinkButton, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

/** A link that asks nothing any more, said kindly. */
export function LinkOver({ why }: { why: 'gone' | 'full' | 'reported' }) {
  const { friendsPage: copy } = useCopy();
  const text = { gone: copy.goneText, full: copy.fullText, reported: copy.reportedText }[why];
  return (
    <Stack $align="start" role="status">
      <Heading as="h1" $size={36}>
        {copy[why]}
      </Heading>
      <Text>{text}</Text>
      <LinkButton to="/" variant="secondary">
        {copy.about}
      </LinkButton>
    </Stack>
  );
}
